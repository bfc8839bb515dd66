/** Signs that the alphabet of aliases lacks, and those that they are read as. */
const READ_AS = new Map([
  ['o', '0'],
  ['i', '1'],
  ['l', '1'],
]);

/** The alias of a card as the service keeps it, however somebody has typed it. */
export function cardAlias(typed: string): string {
  return [...typed.trim().toLowerCase()].map((sign) => READ_AS.get(sign) ?? sign).join('');
}

/** The code in what somebody has typed or pasted: the hash or the alias of a whole link, else the text itself. */
export function referralCode(typed: string): string {
  const text = typed.trim();
  const [path = '', query = ''] = text.split('?', 2);
  const end = path.split('/').findLast((part) => part !== '') ?? '';
  return new URLSearchParams(query).get('referral') ?? end;
}
