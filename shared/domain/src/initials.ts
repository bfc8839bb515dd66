/** The first letters of a friend's first two names, for the inside of a ring: `ЛЮ` of «Людмила Юрьева». */
export function initials(name: string): string {
  return name
    .trim()
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toUpperCase();
}
