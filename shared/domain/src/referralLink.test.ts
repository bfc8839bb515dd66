import { condensedLink, referralLink, shortLink, splitLink } from './referralLink.ts';

const ORIGIN = 'https://cabinet.test';

test.each([
  ['https://friends.test/invite', 'a1b2', 'https://friends.test/invite?referral=a1b2'],
  ['https://friends.test/?city=1', 'a1b2', 'https://friends.test/?city=1&referral=a1b2'],
  ['/invite', 'a1b2', 'https://cabinet.test/invite?referral=a1b2'],
  ['https://friends.test/', 'a&b', 'https://friends.test/?referral=a%26b'],
])('referralLink for %s and card %s is %s', (inviteUrl, hash, link) => {
  expect(referralLink(inviteUrl, hash, ORIGIN)).toBe(link);
});

test.each([
  [undefined, 'a1b2'],
  ['', 'a1b2'],
  ['https://friends.test/', null],
  ['https://friends.test/', undefined],
])('referralLink returns null for address %j and card %j', (inviteUrl, hash) => {
  expect(referralLink(inviteUrl, hash, ORIGIN)).toBeNull();
});

test("splitLink separates the participant's code from the address", () => {
  expect(splitLink('https://friends.test/invite?referral=a1b2')).toEqual({
    address: 'friends.test/invite?referral=',
    own: 'a1b2',
  });
});

test.each([
  ['/f', 'https://cabinet.test/f/a7k2'],
  ['https://fr.test', 'https://fr.test/a7k2'],
  ['https://friends.test/f/', 'https://friends.test/f/a7k2'],
])('shortLink below %s is %s', (shortUrl, link) => {
  expect(shortLink(shortUrl, 'a7k2', ORIGIN)).toBe(link);
});

test.each([
  ['', 'a7k2'],
  [undefined, 'a7k2'],
  ['/f', null],
])('shortLink returns null for address %j and alias %j', (shortUrl, alias) => {
  expect(shortLink(shortUrl, alias, ORIGIN)).toBeNull();
});

test.each([
  ['https://friends.test/f/a7k2m9xq', 'friends.test/f/', 'a7k2m9xq'],
  ['https://friends.test/invite?referral=0123456789abcdef0123456789abc0de', 'friends.test/…', 'c0de'],
])('condensedLink shows %s as %s and %s', (link, address, own) => {
  expect(condensedLink(link)).toEqual({ address, own });
});
