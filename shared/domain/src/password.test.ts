import { PASSWORD_LENGTH, passwordRefusal } from './password.ts';

const EMAIL = 'karimova@cabinet.test';

test.each([
  ['of the minimum length', 'friends1'],
  ['of several words', 'три слова подряд'],
  ['of the maximum length', 'abcd'.repeat(PASSWORD_LENGTH.most / 4)],
  ['that contains the e-mail', `${EMAIL} и ещё`],
])('passwordRefusal accepts a password %s', (_, password) => {
  expect(passwordRefusal(password, EMAIL)).toBeNull();
});

test.each([
  ['short', ''],
  ['short', 'friends'],
  // Each emoji has two code units.
  ['short', '🙂🙃😉😊'],
  ['long', 'a'.repeat(PASSWORD_LENGTH.most + 1)],
  ['plain', 'aaaaaaaa'],
  ['plain', '12121212'],
  ['own', EMAIL],
  ['own', 'Karimova'],
])('passwordRefusal finds a password %s: %s', (refusal, password) => {
  expect(passwordRefusal(password, EMAIL)).toBe(refusal);
});
