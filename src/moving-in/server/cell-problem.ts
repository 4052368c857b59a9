/** A fault of a cell, in words for the operator. */
export class CellProblem extends Error {}

/** A date that can mean two days; only the operator can say which. */
export class DateQuestion extends CellProblem {}
