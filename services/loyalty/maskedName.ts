/** `Анна` of `Анна Каримова`; all that a link tells of whoever gave it away. */
export function firstName(fullName: string): string {
  return fullName.trim().split(/\s+/)[0] ?? '';
}

/** A participant's name as others see it: `Анна К.` (R40). */
export function maskedName(fullName: string): string {
  const [first = '', last = ''] = fullName.trim().split(/\s+/);
  const [initial] = last;
  return initial ? `${first} ${initial.toUpperCase()}.` : first;
}
