import { linkParts, referralLink } from './referralLink.ts';

const ORIGIN = 'https://cabinet.test';

test.each([
  ['https://friends.test/invite', 'a1b2', 'https://friends.test/invite?referral=a1b2'],
  ['https://friends.test/?city=1', 'a1b2', 'https://friends.test/?city=1&referral=a1b2'],
  ['/invite', 'a1b2', 'https://cabinet.test/invite?referral=a1b2'],
  ['https://friends.test/', 'a&b', 'https://friends.test/?referral=a%26b'],
])('%s of card %s leads to %s', (inviteUrl, hash, link) => {
  expect(referralLink(inviteUrl, hash, ORIGIN)).toBe(link);
});

test.each([
  [undefined, 'a1b2'],
  ['', 'a1b2'],
  ['https://friends.test/', null],
  ['https://friends.test/', undefined],
])('there is no link for address %j and card %j', (inviteUrl, hash) => {
  expect(referralLink(inviteUrl, hash, ORIGIN)).toBeNull();
});

test('the own end of a link stands out from its address', () => {
  expect(linkParts('https://friends.test/invite?referral=a1b2')).toEqual({
    address: 'friends.test/invite?referral=',
    own: 'a1b2',
  });
});
