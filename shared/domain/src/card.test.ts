import type { Card } from '@cabinet/contracts/loyalty';
import { cardState, physicalCard, virtualCard } from './card.ts';

function card(id: number, status: number | null, typeId = 2): Card {
  return { id, status, typeId, cardNumber: `7000 ${id}`, cardHash: null };
}

test.each<[string, Card[], { id: number; status: number } | null]>([
  ['no cards', [], null],
  ['a virtual card only', [card(1, 1, 1)], null],
  ['one active card', [card(1, 1)], { id: 1, status: 1 }],
  ['one that is off beats an active one', [card(1, 1), card(2, 2)], { id: 2, status: 2 }],
  ['one that is blocked counts as off', [card(1, 1), card(2, 5)], { id: 2, status: 5 }],
  ['the first of several that are off', [card(1, 5), card(2, 2)], { id: 1, status: 5 }],
  ['none active: the first is treated as off', [card(1, null), card(2, 9)], { id: 1, status: 2 }],
  ['two active: the first is forced off', [card(1, 1), card(2, 1)], { id: 1, status: 2 }],
  ['an active one and an unknown one', [card(1, 9), card(2, 1)], { id: 2, status: 1 }],
  ['a virtual card that is off does not matter', [card(1, 2, 1), card(2, 1)], { id: 2, status: 1 }],
])('§4 physical card: %s', (_, cards, expected) => {
  const chosen = physicalCard(cards);
  expect(chosen && { id: chosen.id, status: chosen.status }).toEqual(expected);
});

test('§4 a card that is forced off is a copy: what the service said stays', () => {
  const cards = [card(1, 1), card(2, 1)];
  physicalCard(cards);
  expect(cards[0]?.status).toBe(1);
});

test('§4 the virtual card is the first virtual one', () => {
  expect(virtualCard([card(1, 1), card(2, 2, 1), card(3, 1, 1)])?.id).toBe(2);
  expect(virtualCard([card(1, 1)])).toBeNull();
});

test.each([
  [1, 'active'],
  [2, 'off'],
  [5, 'blocked'],
  [null, 'none'],
  [9, 'none'],
])('§4 card status %s is %s', (status, state) => {
  expect(cardState({ status })).toBe(state);
});

test('no card is in the state none', () => {
  expect(cardState(null)).toBe('none');
});
