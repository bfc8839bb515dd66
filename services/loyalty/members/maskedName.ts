/** Returns `Анна` for `Анна Каримова`. A referral link shows only this part of the inviter's name. */
export function firstName(fullName: string): string {
  return fullName.trim().split(/\s+/)[0] ?? '';
}

/** Returns a participant's name as others see it: `Анна К.` (R40). */
export function maskedName(fullName: string): string {
  const [first = '', last = ''] = fullName.trim().split(/\s+/);
  const [initial] = last;
  return initial ? `${first} ${initial.toUpperCase()}.` : first;
}
