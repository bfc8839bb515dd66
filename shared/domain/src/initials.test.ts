import { initials } from './initials.ts';

test.each([
  ['Людмила Юрьева', 'ЛЮ'],
  ['Улуғбек Собиров Ўткир ўғли', 'УС'],
  ['  анна  ', 'А'],
  ['Artur R.', 'AR'],
  ['', ''],
])('the initials of %j are %j', (name, letters) => {
  expect(initials(name)).toBe(letters);
});
