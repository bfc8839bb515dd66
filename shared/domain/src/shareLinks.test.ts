import { CHANNELS, shareAddress, withLink, withoutLink } from './shareLinks.ts';

const link = 'https://friends.test/invite?referral=a&b';

test.each(CHANNELS)('a message for %s contains the words, and the whole link once', (channel) => {
  const message = { text: `Поступай & учись: ${link}`, link };
  const { searchParams, search } = new URL(shareAddress(channel, message, 'Учись'));
  const said = [...searchParams.values()].join(' ');
  expect(said).toContain('Поступай & учись');
  expect(said.split(link)).toHaveLength(2);
  expect(search).not.toContain('+');
});

test.each([
  [`Поступай: ${link}`, `Поступай: ${link}`],
  [`По ${link} поступай`, `По ${link} поступай`],
  ['Поступай. ', `Поступай. ${link}`],
  ['', link],
])('withLink turns %j into %j', (text, sent) => {
  expect(withLink({ text, link })).toBe(sent);
});

test.each([
  [`Поступай: ${link} `, 'Поступай'],
  [`По ${link} поступай`, `По ${link} поступай`],
  ['Поступай', 'Поступай'],
])('withoutLink turns %j into %j', (text, left) => {
  expect(withoutLink({ text, link })).toBe(left);
});
