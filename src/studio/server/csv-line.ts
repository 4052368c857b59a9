// One line of a CSV file (RFC 4180) that a spreadsheet opens without ever running anything in it.

export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

/**
 * Returns a cell. One that begins like a formula, in full width too, gets an apostrophe in front: spreadsheets take it
 * for 'this is text'.
 */
function csvCell(text: string): string {
  const harmless = /^[\s]*[=+\-@\t\r|%＝＋－＠]/.test(text) ? `'${text}` : text;
  return /[",\r\n;']/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
