/// The starter sets as they stand in `Templates/Starters`, byte for byte; a test compares them.
enum EmbeddedStarters {
  static let household = #"""
    {
      "version": "2.0",
      "categories": [
        {"name": "Salary", "type": "Income", "budgetedAmount": 0, "isCustom": false},
        {"name": "Other Income", "type": "Income", "budgetedAmount": 0, "isCustom": false},
        {"name": "Rent", "type": "Fixed", "budgetedAmount": 0, "isCustom": false},
        {"name": "Utilities", "type": "Fixed", "budgetedAmount": 0, "isCustom": false},
        {"name": "Internet and Phone", "type": "Fixed", "budgetedAmount": 0, "isCustom": false},
        {"name": "Insurance", "type": "Fixed", "budgetedAmount": 0, "isCustom": false},
        {"name": "Subscriptions", "type": "Fixed", "budgetedAmount": 0, "isCustom": false},
        {"name": "Debt Payments", "type": "Fixed", "budgetedAmount": 0, "isCustom": false},
        {"name": "Groceries", "type": "Variable", "budgetedAmount": 0, "isCustom": false},
        {"name": "Restaurants", "type": "Variable", "budgetedAmount": 0, "isCustom": false},
        {"name": "Transport", "type": "Variable", "budgetedAmount": 0, "isCustom": false},
        {"name": "Health", "type": "Variable", "budgetedAmount": 0, "isCustom": false},
        {"name": "Clothing", "type": "Variable", "budgetedAmount": 0, "isCustom": false},
        {"name": "Household", "type": "Variable", "budgetedAmount": 0, "isCustom": false},
        {"name": "Leisure", "type": "Variable", "budgetedAmount": 0, "isCustom": false},
        {"name": "Gifts", "type": "Variable", "budgetedAmount": 0, "isCustom": false},
        {"name": "Savings", "type": "Variable", "budgetedAmount": 0, "isCustom": false},
        {"name": "Car Insurance", "type": "Quarterly", "budgetedAmount": 0, "isCustom": false},
        {"name": "Water", "type": "Quarterly", "budgetedAmount": 0, "isCustom": false}
      ]
    }

    """#

  static let spending = #"""
    {
      "version": "2.0",
      "categories": [
        {"name": "Food", "type": "Variable", "budgetedAmount": 0, "colorHex": "#FF6B6B", "icon": "cart.fill", "isCustom": false},
        {"name": "Restaurants", "type": "Variable", "budgetedAmount": 0, "colorHex": "#FFA07A", "icon": "fork.knife", "isCustom": false},
        {"name": "Transport", "type": "Variable", "budgetedAmount": 0, "colorHex": "#4ECDC4", "icon": "car.fill", "isCustom": false},
        {"name": "Shopping", "type": "Variable", "budgetedAmount": 0, "colorHex": "#95E1D3", "icon": "bag.fill", "isCustom": false},
        {"name": "Entertainment", "type": "Variable", "budgetedAmount": 0, "colorHex": "#A8E6CF", "icon": "ticket.fill", "isCustom": false},
        {"name": "Health", "type": "Variable", "budgetedAmount": 0, "colorHex": "#FFD93D", "icon": "heart.fill", "isCustom": false},
        {"name": "Sport", "type": "Variable", "budgetedAmount": 0, "colorHex": "#6BCB77", "icon": "figure.run", "isCustom": false},
        {"name": "Bills", "type": "Variable", "budgetedAmount": 0, "colorHex": "#4D96FF", "icon": "doc.text", "isCustom": false}
      ]
    }

    """#

  static let allowance = #"""
    {
      "version": "2.0",
      "categories": [
        {"name": "Allowance", "type": "Income", "budgetedAmount": 0, "icon": "dollarsign.circle.fill", "isCustom": false},
        {"name": "Chores", "type": "Income", "budgetedAmount": 0, "icon": "list.bullet.clipboard.fill", "isCustom": false},
        {"name": "Gift", "type": "Income", "budgetedAmount": 0, "icon": "gift.fill", "isCustom": false},
        {"name": "Bonus Reward", "type": "Income", "budgetedAmount": 0, "icon": "star.fill", "isCustom": false},
        {"name": "Other Income", "type": "Income", "budgetedAmount": 0, "icon": "plus.circle.fill", "isCustom": false},
        {"name": "Toys", "type": "Variable", "budgetedAmount": 0, "icon": "teddybear.fill", "isCustom": false},
        {"name": "Games", "type": "Variable", "budgetedAmount": 0, "icon": "gamecontroller.fill", "isCustom": false},
        {"name": "Books", "type": "Variable", "budgetedAmount": 0, "icon": "book.fill", "isCustom": false},
        {"name": "Clothes", "type": "Variable", "budgetedAmount": 0, "icon": "tshirt.fill", "isCustom": false},
        {"name": "Snacks", "type": "Variable", "budgetedAmount": 0, "icon": "fork.knife", "isCustom": false},
        {"name": "Candy", "type": "Variable", "budgetedAmount": 0, "icon": "birthday.cake.fill", "isCustom": false},
        {"name": "Electronics", "type": "Variable", "budgetedAmount": 0, "icon": "iphone", "isCustom": false},
        {"name": "Entertainment", "type": "Variable", "budgetedAmount": 0, "icon": "tv.fill", "isCustom": false},
        {"name": "Sports", "type": "Variable", "budgetedAmount": 0, "icon": "sportscourt.fill", "isCustom": false},
        {"name": "Crafts", "type": "Variable", "budgetedAmount": 0, "icon": "paintbrush.fill", "isCustom": false},
        {"name": "Savings", "type": "Variable", "budgetedAmount": 0, "icon": "banknote.fill", "isCustom": false},
        {"name": "Charity", "type": "Variable", "budgetedAmount": 0, "icon": "heart.fill", "isCustom": false},
        {"name": "Other Spending", "type": "Variable", "budgetedAmount": 0, "icon": "minus.circle.fill", "isCustom": false}
      ]
    }

    """#
}
