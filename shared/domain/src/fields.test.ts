import { emailSchema } from '@cabinet/contracts/text';
import { RUNS } from '@cabinet/testing/runs';
import * as fc from 'fast-check';
import { safeParse } from 'valibot';
import { birthDateRefusal, emailRefusal, nameRefusal } from './fields.ts';

test.each([
  'Анна',
  'Ё',
  'Анна-Мария',
  'О’Нил',
  "O'Neil",
  'Gʻayrat Oʻgʻiloy',
  "G'ayrat",
  'José Núñez',
  'Қодирова Ўткир',
  'Їжак',
  '  Анна  ',
  'А'.repeat(50),
  'Йосиф'.normalize('NFD'),
])('§5 R32 nameRefusal accepts the name %j', (name) => {
  expect(nameRefusal(name)).toBeNull();
});

test.each([
  ['', 'empty'],
  ['   ', 'empty'],
  ['Анна2', 'invalid'],
  ['Ⅷ', 'invalid'],
  ['Анна!', 'invalid'],
  ['<b>Анна</b>', 'invalid'],
  ['Анна@cabinet', 'invalid'],
  ['Анна_К', 'invalid'],
  ['Анна.', 'invalid'],
  ['Анна🌸', 'invalid'],
  ['Анна\u0000', 'invalid'],
  ['Анна\nКаримова', 'invalid'],
  ['李小龙', 'invalid'],
  ['-', 'invalid'],
  ["'", 'invalid'],
  ['А'.repeat(51), 'invalid'],
])('§5 R32 nameRefusal refuses the name %j: %s', (name, refusal) => {
  expect(nameRefusal(name)).toBe(refusal);
});

const LONGEST = `${'a'.repeat(254 - '@cabinet.test'.length)}@cabinet.test`;

test.each(['anna@cabinet.test', 'ANNA@Cabinet.Test', ' anna.k+1@mail.cabinet.test ', 'a_b-c@x1.uz', LONGEST])(
  '§5 R32 the form and the services accept the e-mail %j',
  (email) => {
    expect(emailRefusal(email)).toBeNull();
    expect(safeParse(emailSchema, email).success).toBe(true);
  },
);

test.each([
  ['', 'empty'],
  ['  ', 'empty'],
  ['anna', 'invalid'],
  ['anna@', 'invalid'],
  ['@cabinet.test', 'invalid'],
  ['anna@cabinet', 'invalid'],
  ['anna@@cabinet.test', 'invalid'],
  ['anna@cabinet..test', 'invalid'],
  ['an na@cabinet.test', 'invalid'],
  ['anna@cabinet.test,boris@cabinet.test', 'invalid'],
  ['anna@cabinet.test\nbcc: x@evil.test', 'invalid'],
  [`a${LONGEST}`, 'invalid'],
])('§5 R32 the form and the services refuse the e-mail %j: %s', (email, refusal) => {
  expect(emailRefusal(email)).toBe(refusal);
  expect(safeParse(emailSchema, email).success).toBe(false);
});

test.each([
  ['', 'empty'],
  ['2012-11-21', null],
  ['2012-11-22', 'invalid'],
  ['1926-11-21', null],
  ['1926-11-20', 'invalid'],
  ['2004-02-29', null],
  ['2003-02-29', 'invalid'],
  ['2003-13-01', 'invalid'],
  ['18.04.2003', 'invalid'],
  ['2003-4-18', 'invalid'],
  ['2027-01-01', 'invalid'],
  ['нет', 'invalid'],
])('§5 R32 birthDateRefusal checks the birth date %j: %p', (birthDate, refusal) => {
  expect(birthDateRefusal(birthDate, new Date('2026-11-21T12:00:00Z'))).toBe(refusal);
});

test('R32 a participant turns fourteen at midnight in Moscow', () => {
  expect(birthDateRefusal('2012-11-22', new Date('2026-11-21T20:59:59Z'))).toBe('invalid');
  expect(birthDateRefusal('2012-11-22', new Date('2026-11-21T21:00:00Z'))).toBeNull();
});

test.each([
  ['2014-02-28', null],
  ['2014-03-01', 'invalid'],
])('R32 birthDateRefusal on 29 February checks the birth date %s: %p', (birthDate, refusal) => {
  expect(birthDateRefusal(birthDate, new Date('2028-02-29T12:00:00Z'))).toBe(refusal);
});

test('§5 an accepted name has no digits, no special characters and at most 50 characters', () => {
  const names = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.constantFrom(...'АБвёaZ ʻ’-2!'), maxLength: 60 }),
  );
  fc.assert(
    fc.property(names, (name) => {
      if (nameRefusal(name) !== null) return;
      const taken = name.trim().normalize('NFC');
      expect(taken).not.toMatch(/[\d<>&"@_/\\\p{Cc}\p{Emoji_Presentation}]/u);
      expect([...taken].length).toBeLessThanOrEqual(50);
    }),
    RUNS,
  );
});

test('R32 the form and the services always agree about an e-mail', () => {
  const emails = fc.oneof(
    fc.emailAddress(),
    fc.string({ unit: fc.constantFrom(...'aA1.@-_+ é'), maxLength: 20 }),
  );
  fc.assert(
    fc.property(emails, (email) => {
      expect(emailRefusal(email) === null).toBe(safeParse(emailSchema, email).success);
    }),
    RUNS,
  );
});
