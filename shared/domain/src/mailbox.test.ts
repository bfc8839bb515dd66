import { mailboxOf } from './mailbox.ts';

test.each([
  ['anna@mail.test', 'anna@mail.test'],
  [' An.Na+friends@Mail.test ', 'anna@mail.test'],
  ['anna', null],
  ['@mail.test', null],
  ['', null],
])('B4 mailboxOf %j returns %p', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});
