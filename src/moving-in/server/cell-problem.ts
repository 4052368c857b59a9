/** The faults of a cell, in words for the operator. */
export class CellProblem extends Error {}

/** A day that may be two days: only the operator can say which. */
export class DateQuestion extends CellProblem {}
