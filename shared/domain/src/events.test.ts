import { anOperation } from '@cabinet/testing/builders';
import { isCardEvent, newOperations, raisedEvent } from './events.ts';

test.each([
  ['cards', false, true, 1],
  ['cards', false, false, 3],
  ['cards', true, true, 3],
  ['cards', true, false, 3],
  ['contacts', false, false, 2],
  ['contacts', true, true, 2],
  ['orders', true, true, null],
])(
  '§4 R24 a change of %s (had cards: %s, active now: %s) raises event %s',
  (kind, hadCards, hasActiveCard, event) => {
    expect(raisedEvent(kind, { hadCards, hasActiveCard })).toBe(event);
  },
);

test('§4 events 1 and 3 concern cards, event 2 concerns operations', () => {
  expect(([1, 2, 3] as const).filter(isCardEvent)).toEqual([1, 3]);
});

const FLASK = { ru: 'Термос', uz: 'Termos', en: 'Flask' };
const ORDERED = { operationId: 11, type: 'ORDER', amount: -900, about: FLASK };
const FRIEND = { operationId: 3, type: 'FRIEND', amount: 400, about: null };

test.each([
  ['the known operation is the newest', 11, []],
  ['one operation is newer', 7, [ORDERED]],
  ['no operation was known', 0, [FRIEND, ORDERED]],
])('newOperations returns new operations oldest first where %s', (_, last, news) => {
  const operations = [
    anOperation({ ...ORDERED, id: 11, comment: 'Термос', productName: FLASK }),
    anOperation({ ...FRIEND, id: 7, friend: 'Артур Р.' }),
  ];
  expect(newOperations(operations, last)).toEqual(news);
});
