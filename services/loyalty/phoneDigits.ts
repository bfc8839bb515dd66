/**
 * SQL for the digits of a stored phone as `normalisePhone` has them, however it was written down (§5).
 * @param phone an SQL expression, never what somebody typed
 */
export function phoneDigits(phone: string): string {
  return `regexp_replace(regexp_replace(${phone}, '\\D', '', 'g'), '^8(?=\\d{10}$)', '7')`;
}
