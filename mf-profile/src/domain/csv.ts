/** Excel takes a file for UTF-8 by this mark only. */
const MARK = '\u{feff}';
/** What a spreadsheet would run (OWASP, CSV injection); a number is what it says. */
const FORMULA = /^[\t\r ]*[=+\-@]/;
const NUMBER = /^-?\d+$/;

/** A table as spreadsheets of this country open it: columns parted by semicolons, no cell ever a formula. (RFC 4180) */
export function csv(rows: readonly (readonly string[])[]): string {
  return MARK + rows.map((row) => `${row.map(cell).join(';')}\r\n`).join('');
}

function cell(text: string): string {
  const safe = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
