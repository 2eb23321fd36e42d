// What a reader gets besides: a theme that is remembered, a search of the log, tables that can be sorted.
(() => {
  "use strict";
  const root = document.documentElement;
  const control = (id) => document.getElementById(id)?.content.firstElementChild.cloneNode(true);

  const mark = root.dataset.decimal || ".";
  const themes = ["system", "light", "dark"];
  const button = control("theme-control");
  if (button) {
    const own = root.dataset.theme || "system";
    let theme = own;
    try { theme = localStorage.getItem("report-theme") || own; } catch { }
    const show = () => {
      if (theme === "system") delete root.dataset.theme; else root.dataset.theme = theme;
      button.textContent = button.dataset[theme];
    };
    if (!themes.includes(theme)) theme = own;
    button.addEventListener("click", () => {
      theme = themes[(themes.indexOf(theme) + 1) % themes.length];
      try { localStorage.setItem("report-theme", theme); } catch { }
      show();
    });
    show();
    document.querySelector(".masthead").append(button);
  }

  // Browsers that take a table for none when its rows are stacked.
  for (const table of document.querySelectorAll("table.stacks")) {
    table.setAttribute("role", "table");
    for (const part of table.querySelectorAll("thead, tbody, tfoot")) part.setAttribute("role", "rowgroup");
    for (const row of table.rows) {
      row.setAttribute("role", "row");
      for (const cell of row.cells) {
        const head = cell.scope === "col" ? "columnheader" : "rowheader";
        cell.setAttribute("role", cell.tagName === "TD" ? "cell" : head);
      }
    }
  }

  const rowsOf = (body) => [...body.rows].filter((row) => !row.matches(".group, .sum"));

  // Amounts are added as whole numbers of their smallest unit; a transfer moves money and adds none.
  const sum = (texts) => {
    const signed = texts.filter((text) => /^[+\u2212-]?\d/.test(text));
    const fraction = (signed[0] ?? "").split(mark)[1]?.length ?? 0;
    const group = signed.map((text) => /\d(\D)\d{3}/.exec(text.split(mark)[0])?.[1]).find(Boolean) ?? "";
    const steps = root.lang === "en-IN" ? /\B(?=(\d\d)*\d{3}$)/g : /\B(?=(\d{3})+$)/g;
    const total = signed.reduce((all, text) => {
      const units = BigInt(text.replace(/\D/g, ""));
      return /^[\u2212-]/.test(text) ? all - units : all + units;
    }, 0n);
    const digits = String(total < 0n ? -total : total).padStart(fraction + 1, "0");
    const whole = digits.slice(0, digits.length - fraction).replace(steps, group);
    return (total < 0n ? "\u2212" : "") + whole + (fraction ? mark + digits.slice(-fraction) : "");
  };

  const logs = new Set([...document.querySelectorAll("table.log")].map((table) => table.closest("section")));
  for (const section of logs) {
    const search = control("log-control");
    if (!search) break;
    const [input, output] = [search.querySelector("input"), search.querySelector("output")];
    const tables = [...section.querySelectorAll("table.log")];
    const rows = tables.flatMap((table) => [...table.tBodies].flatMap((body) =>
      rowsOf(body).map((row) => ({ row, text: row.textContent.toLowerCase(), amount: row.cells[2]?.textContent ?? "" }))));
    input.addEventListener("input", () => {
      const words = input.value.toLowerCase().split(/\s+/).filter(Boolean);
      const found = [];
      for (const { row, text, amount } of rows) {
        row.hidden = !words.every((word) => text.includes(word));
        if (!row.hidden) found.push(amount);
      }
      for (const table of tables) {
        for (const body of table.tBodies) body.hidden = rowsOf(body).every((row) => row.hidden);
        // A part of a long log opens where it has something.
        const part = table.closest("details:not(.fold)");
        if (!part) continue;
        part.hidden = [...table.tBodies].every((body) => body.hidden);
        part.open = words.length > 0 && !part.hidden;
      }
      output.textContent = words.length
        ? output.dataset.shown.replace("{shown}", found.length).replace("{all}", rows.length).replace("{sum}", sum(found)) : "";
    });
    (tables[0].closest("details:not(.fold)") ?? tables[0]).before(search);
  }

  // What is not asked first is folded; without a script, and on paper, all of it shows.
  const folds = [...document.querySelectorAll("details.fold")];
  for (const fold of folds) fold.open = false;
  const unfold = control("fold-control");
  if (unfold && folds.length > 1) {
    const show = () => { unfold.textContent = unfold.dataset[folds.every((fold) => fold.open) ? "fold" : "show"]; };
    unfold.addEventListener("click", () => {
      const isOpen = !folds.every((fold) => fold.open);
      for (const fold of folds) fold.open = isOpen;
    });
    document.addEventListener("toggle", show, true);
    show();
    folds[0].closest("section").before(unfold);
  }
  let closed = [];
  addEventListener("beforeprint", () => {
    closed = folds.filter((fold) => !fold.open);
    for (const fold of closed) fold.open = true;
  });
  addEventListener("afterprint", () => { for (const fold of closed) fold.open = false; });

  // The rows that an address picks may be in parts that are closed.
  const open = () => {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (!target) return;
    // An address of another month shows that month.
    const month = target.closest(".month")?.className.match(/\bm-([0-9-]+)/)?.[1];
    const pick = document.getElementById("pick-" + month);
    if (pick && !pick.checked) { pick.checked = true; target.scrollIntoView(); }
    for (let part = target; part; part = part.parentElement) if (part.matches("details.fold")) part.open = true;
    const inner = target.querySelector(":scope > details.fold");
    if (inner) inner.open = true;
    target.scrollIntoView();
    const key = [...target.classList].find((name) => /^k[0-9]*$/.test(name));
    if (target.matches(".only")) {
      for (const part of target.parentElement.querySelectorAll("details:not(.fold)")) part.open = Boolean(part.querySelector("tr." + key));
    } else {
      const part = target.closest("details");
      if (part) { part.open = true; target.scrollIntoView(); }
    }
  };
  addEventListener("hashchange", open);
  open();

  // The keyboard sees what the mouse does: the title of the part of a chart that has the focus.
  const tip = document.createElement("div");
  tip.className = "tip";
  tip.setAttribute("aria-hidden", "true");
  document.addEventListener("focusin", ({ target }) => {
    const words = target.closest(".chart a, .chart [tabindex]")?.querySelector("title")?.textContent;
    if (!words || !target.matches(":focus-visible")) return tip.remove();
    tip.textContent = words;
    document.body.append(tip);
    const box = target.getBoundingClientRect();
    const left = Math.min(box.left, innerWidth - tip.offsetWidth - 8);
    tip.style.left = Math.max(8, left) + scrollX + "px";
    tip.style.top = box.top + scrollY - tip.offsetHeight - 6 + "px";
  });
  document.addEventListener("focusout", () => tip.remove());

  const number = (text) => {
    const digits = [...text.replace("\u2212", "-")].filter((c) => /[0-9-]/.test(c) || c === mark).join("");
    return digits === "" ? null : Number(digits.replace(mark, "."));
  };
  const compare = (left, right) => {
    if (left.key === null || right.key === null) return (left.key === null) - (right.key === null);
    return typeof left.key === "number" ? left.key - right.key : left.key.localeCompare(right.key, root.lang);
  };

  const makeSortable = (table) => {
    const bodies = [...table.tBodies].map((body) => ({ body, rows: [...body.rows] }));
    const heads = [...table.tHead.rows[0].cells];
    const isLog = table.classList.contains("log");
    const sort = (column, direction) => {
      heads.forEach((head, index) => {
        if (index === column && direction) head.setAttribute("aria-sort", direction > 0 ? "ascending" : "descending");
        else head.removeAttribute("aria-sort");
      });
      for (const { body, rows } of bodies) body.append(...rows);
      table.classList.toggle("sorted", direction !== 0);
      if (!direction) return;
      const isFigure = heads[column].classList.contains("n");
      const keyed = (row) => {
        const text = row.cells[column]?.textContent.trim() ?? "";
        return { row, key: isFigure ? number(text) : text };
      };
      const ordered = (rows) => rows.map(keyed).sort((a, b) => direction * compare(a, b)).map((item) => item.row);
      if (isLog) {
        // Days no longer part the rows: each row says its own.
        const all = bodies.flatMap(({ body, rows }) => {
          const day = rows[0].textContent.trim();
          return rowsOf(body).map((row) => { row.cells[0].dataset.day = day; return row; });
        });
        bodies[0].body.append(...ordered(all));
        return;
      }
      for (const { body, rows } of bodies) {
        const sums = rows.filter((row) => row.matches(".sum"));
        body.append(...ordered(rowsOf(body)), ...sums);
      }
    };
    heads.forEach((head, column) => {
      const button = document.createElement("button");
      button.type = "button";
      button.className = "sort";
      button.append(...head.childNodes);
      button.addEventListener("click", () => {
        const now = head.getAttribute("aria-sort");
        sort(column, now === "ascending" ? -1 : now === "descending" ? 0 : 1);
      });
      head.append(button);
    });
  };
  // On a phone the heads are out of sight, and a button that cannot be seen must not take the focus.
  if (matchMedia("(min-width: 641px)").matches) {
    for (const table of document.querySelectorAll("table")) {
      if ([...table.tBodies].some((body) => rowsOf(body).length > 1)) makeSortable(table);
    }
  }
})();
