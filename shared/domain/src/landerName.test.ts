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
  ['', ''],
])('§5 %j is %j to the lander', (name, expected) => {
  expect(landerName(name)).toBe(expected);
});
