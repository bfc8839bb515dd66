import { RUNS } from '@cabinet/testing/runs';
import * as fc from 'fast-check';
import { landerName } from './landerName.ts';

test.each([
  ['Анна Каримова', 'Анна Каримова'],
  ['Алёна ЁЛКИНА', 'Алёна ЁЛКИНА'],
  ['John Smith', 'John Smith'],
  ['José Núñez', 'José Núñez'],
  ['Oʻgʻiloy Qodirova', 'Ogiloy Qodirova'],
  ['Анна-Мария', 'АннаМария'],
  ['Анна 2 😀', 'Анна  '],
  ['<b>Анна</b>', 'bАннаb'],
  ['Їжак', 'жак'],
  ['Йосиф Ёлкин'.normalize('NFD'), 'Йосиф Ёлкин'],
  ['', ''],
])('§5 landerName turns %j into %j', (name, expected) => {
  expect(landerName(name)).toBe(expected);
});

test('I3 landerName does not change its own result', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) => {
      const taken = landerName(name);
      expect(landerName(taken)).toBe(taken);
      expect(taken).toMatch(/^[а-яё\p{Script=Latin}\s]*$/iu);
    }),
    RUNS,
  );
});

test('I3 landerName processes a megabyte and keeps the letters', () => {
  expect(landerName('Анна 2 '.repeat(90_000))).toBe('Анна  '.repeat(90_000));
});
