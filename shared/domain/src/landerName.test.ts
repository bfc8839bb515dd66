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
])('§5 %j is %j to the lander', (name, expected) => {
  expect(landerName(name)).toBe(expected);
});

test('I3 a name that the lander takes stays as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) => {
      const taken = landerName(name);
      expect(landerName(taken)).toBe(taken);
      expect(taken).toMatch(/^[а-яё\p{Script=Latin}\s]*$/iu);
    }),
    RUNS,
  );
});

test('I3 of a megabyte the letters are left', () => {
  expect(landerName('Анна 2 '.repeat(90_000))).toBe('Анна  '.repeat(90_000));
});
