/** Excel reads a file as UTF-8 only with this byte order mark. */
const MARK = '\u{feff}';
/**
 * A cell that a spreadsheet may run as a formula, also with full-width signs (OWASP, CSV injection). A number
 * is safe.
 */
const FORMULA = /^[\t\r\n]|^\s*[=+\-@＝＋－＠]/;
const NUMBER = /^-?\d+$/;

/**
 * Writes a table as CSV for Russian spreadsheets: semicolons as separators, no cell as a formula (RFC 4180).
 */
export function csv(rows: readonly (readonly string[])[]): string {
  return MARK + rows.map((row) => `${row.map(cell).join(';')}\r\n`).join('');
}

function cell(text: string): string {
  const safe = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
