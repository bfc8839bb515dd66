/** Returns the first letters of the first two names, for the inside of a ring: `ЛЮ` for «Людмила Юрьева». */
export function initials(name: string): string {
  return name
    .trim()
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toUpperCase();
}
