import { readCommand } from './command.ts';

test.each([
  [
    'accrue registration --card 770000000011 --friend Анна',
    { name: 'registration', card: '770000000011', friend: 'Анна' },
  ],
  [
    'accrue study --invitation 4 --price 96000',
    { name: 'study', invitation: 4, price: 96_000, course: 'university' },
  ],
  [
    'accrue study --invitation 4 --course dubai --percent 20 --hold',
    { name: 'study', invitation: 4, course: 'dubai', percent: 20, hold: true },
  ],
  ['accrue birthday --email Anna@Cabinet.test', { name: 'birthday', email: 'anna@cabinet.test' }],
  ['invitations --email anna@cabinet.test', { name: 'invitations', email: 'anna@cabinet.test' }],
  ['block --card 1', { name: 'block', card: '1' }],
])('%s', (line, command) => {
  expect(readCommand(line.split(' '))).toEqual(command);
});

test.each([
  '',
  'accrue',
  'accrue block --card 1',
  'registration --card 1 --friend A',
  'accrue registration --card 1',
  'accrue study --invitation four --price 1',
  'accrue study --invitation 4 --price 1.5',
  'accrue study --invitation 4 --course cooking',
  'block --card 1 --friend A',
  'block --card 1 --speed 2',
  'accrue birthday today --email anna@cabinet.test',
  'accrue birthday --email anna',
])('"%s" is answered with what there is', (line) => {
  expect(() => readCommand(line.split(' '))).toThrow(/\n\nnpm run programme -- <what>/);
});
