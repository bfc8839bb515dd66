/** Letters that aliases do not use, and the digits that replace them. */
const READ_AS = new Map([
  ['o', '0'],
  ['i', '1'],
  ['l', '1'],
]);

/** Normalises a typed alias to the form that the service stores. */
export function cardAlias(typed: string): string {
  return [...typed.trim().toLowerCase()].map((sign) => READ_AS.get(sign) ?? sign).join('');
}

/** Extracts the hash or the alias from a typed code or a pasted link. */
export function referralCode(typed: string): string {
  const text = typed.trim();
  const [path = '', query = ''] = text.split('?', 2);
  const end = path.split('/').findLast((part) => part !== '') ?? '';
  return new URLSearchParams(query).get('referral') ?? end;
}
