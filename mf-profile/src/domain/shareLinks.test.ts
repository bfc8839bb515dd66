import { MESSENGERS, shareAddress } from './shareLinks.ts';

const LINK = 'https://friends.test/invite?referral=a&b';

test.each(MESSENGERS)('a message for %s carries the words and the whole link', (messenger) => {
  const { searchParams, search } = new URL(shareAddress(messenger, LINK, 'Поступай & учись'));
  const said = [...searchParams.values()].join(' ');
  expect(said).toContain('Поступай & учись');
  expect(said).toContain(LINK);
  expect(search).not.toContain('+');
});
