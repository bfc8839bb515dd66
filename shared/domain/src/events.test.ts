import { isCardEvent, raisedEvent } from './events.ts';

test.each([
  ['cards', false, true, 1],
  ['cards', false, false, 3],
  ['cards', true, true, 3],
  ['cards', true, false, 3],
  ['contacts', false, false, 2],
  ['contacts', true, true, 2],
  ['orders', true, true, null],
])('§4 R24 %s, had cards: %s, active now: %s, raises %s', (kind, hadCards, hasActiveCard, event) => {
  expect(raisedEvent(kind, { hadCards, hasActiveCard })).toBe(event);
});

test('§4 events 1 and 3 are of the cards, 2 is of the operations', () => {
  expect(([1, 2, 3] as const).filter(isCardEvent)).toEqual([1, 3]);
});
