internal import ArgumentParser

@main
struct Budget: ParsableCommand {}
