/** A participant's name as others see it: `Анна К.` (R40). */
export function maskedName(fullName: string): string {
  const [first = '', last = ''] = fullName.trim().split(/\s+/);
  const [initial] = last;
  return initial ? `${first} ${initial.toUpperCase()}.` : first;
}
