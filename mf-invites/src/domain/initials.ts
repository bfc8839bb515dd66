/** The first letters of a friend's first two names, for the inside of a ring: `ИП` of «Ирина Павлова». */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).slice(0, 2);
  return words
    .map((word) => [...word][0] ?? '')
    .join('')
    .toUpperCase();
}
