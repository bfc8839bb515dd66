/** Excel takes a file for UTF-8 by this mark only. */
const MARK = '\u{feff}';
/** A cell that a spreadsheet may run, in full-width signs too (OWASP, CSV injection). A number is safe. */
const FORMULA = /^[\t\r\n]|^\s*[=+\-@＝＋－＠]/;
const NUMBER = /^-?\d+$/;

/** A table as spreadsheets of this country open it: columns parted by semicolons, no cell ever a formula. (RFC 4180) */
export function csv(rows: readonly (readonly string[])[]): string {
  return MARK + rows.map((row) => `${row.map(cell).join(';')}\r\n`).join('');
}

function cell(text: string): string {
  const safe = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
