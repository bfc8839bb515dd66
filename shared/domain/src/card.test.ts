import type { Card } from '@cabinet/contracts/members';
import { RUNS } from '@cabinet/testing/runs';
import * as fc from 'fast-check';
import { cardState, doubledCards, namedCardState, physicalCard, virtualCard } from './card.ts';

function card(id: number, status: number | null, typeId = 2): Card {
  return { id, status, typeId, cardNumber: `7000 ${id}`, cardHash: null, alias: null };
}

test.each<[string, Card[], { id: number; status: number } | null]>([
  ['no cards', [], null],
  ['only a virtual card', [card(1, 1, 1)], null],
  ['one active card', [card(1, 1)], { id: 1, status: 1 }],
  ['a card that is off before an active card', [card(1, 1), card(2, 2)], { id: 2, status: 2 }],
  ['a blocked card counts as off', [card(1, 1), card(2, 5)], { id: 2, status: 5 }],
  ['the first of several cards that are off', [card(1, 5), card(2, 2)], { id: 1, status: 5 }],
  ['without an active card, the first counts as off', [card(1, null), card(2, 9)], { id: 1, status: 2 }],
  ['of two active cards, the first counts as off', [card(1, 1), card(2, 1)], { id: 1, status: 2 }],
  ['an active card before an unknown status', [card(1, 9), card(2, 1)], { id: 2, status: 1 }],
  ['a virtual card that is off is ignored', [card(1, 2, 1), card(2, 1)], { id: 2, status: 1 }],
])('§4 physicalCard chooses the physical card: %s', (_, cards, expected) => {
  const chosen = physicalCard(cards);
  expect(chosen && { id: chosen.id, status: chosen.status }).toEqual(expected);
});

test.each<[string, Card[], number[]]>([
  ['two active cards', [card(1, 1), card(2, 1)], [1, 2]],
  ['one active card', [card(1, 1)], []],
  ['two active cards and a card that is off', [card(1, 1), card(2, 1), card(3, 2)], []],
  ['an active card and a virtual card', [card(1, 1), card(2, 1, 1)], []],
])('R50 doubledCards returns the doubled cards: %s', (_, cards, expected) => {
  expect(doubledCards(cards).map(({ id }) => id)).toEqual(expected);
});

test.each<[string, Card[]]>([
  ['none', []],
  ['active', [card(1, 1)]],
  ['off', [card(1, 1), card(2, 1), card(3, 2)]],
  ['blocked', [card(1, 5)]],
  ['doubled', [card(1, 1), card(2, 1)]],
])('R50 namedCardState returns %s', (state, cards) => {
  expect(namedCardState(cards)).toBe(state);
});

test('§4 physicalCard does not change the input when it turns a card off', () => {
  const cards = [card(1, 1), card(2, 1)];
  physicalCard(cards);
  expect(cards[0]?.status).toBe(1);
});

test('§4 virtualCard returns the first virtual card', () => {
  expect(virtualCard([card(1, 1), card(2, 2, 1), card(3, 1, 1)])?.id).toBe(2);
  expect(virtualCard([card(1, 1)])).toBeNull();
});

test.each([
  [1, 'active'],
  [2, 'off'],
  [5, 'blocked'],
  [null, 'none'],
  [9, 'none'],
])('§4 card status %s means %s', (status, state) => {
  expect(cardState({ status })).toBe(state);
});

test('cardState returns the state none without a card', () => {
  expect(cardState(null)).toBe('none');
});

const decks = fc
  .array(fc.tuple(fc.constantFrom(null, 0, 1, 2, 5, 9), fc.constantFrom(1, 2, 3)), { maxLength: 6 })
  .map((deck) => deck.map(([status, typeId], index) => card(index + 1, status, typeId)));
const shuffled = decks.chain((deck) =>
  fc.record({
    deck: fc.constant(deck),
    other: fc.shuffledSubarray(deck, { minLength: deck.length, maxLength: deck.length }),
  }),
);
const isOff = ({ status }: Card) => status === 2 || status === 5;
const physicalOf = (deck: readonly Card[]) => deck.filter(({ typeId }) => typeId === 2);
const statusOf = (deck: readonly Card[]) => cardState(physicalCard(deck));

test('§4 the order of the cards does not change what the participant can do', () => {
  fc.assert(
    fc.property(shuffled, ({ deck, other }) => {
      expect(statusOf(other) === 'active').toBe(statusOf(deck) === 'active');
      expect(statusOf(other) === 'none').toBe(statusOf(deck) === 'none');
    }),
    RUNS,
  );
});

test('§4 the physical card is active only if exactly one card is active and none is off', () => {
  fc.assert(
    fc.property(decks, (deck) => {
      const physical = physicalOf(deck);
      const active = physical.filter(({ status }) => status === 1);
      const chosen = physicalCard(deck);
      expect(chosen?.status === 1).toBe(active.length === 1 && !physical.some(isOff));
      if (chosen?.status === 1) expect(chosen).toBe(active[0]);
    }),
    RUNS,
  );
});

test('§4 physicalCard prefers the first card that is off or blocked', () => {
  fc.assert(
    fc.property(decks, (deck) => {
      const off = physicalOf(deck).filter(isOff);
      if (off.length > 0) expect(physicalCard(deck)).toBe(off[0]);
    }),
    RUNS,
  );
});

test('§4 physicalCard returns one of the physical cards, with its own status or turned off', () => {
  fc.assert(
    fc.property(decks, (deck) => {
      const chosen = physicalCard(deck);
      const physical = physicalOf(deck);
      expect(chosen === null).toBe(physical.length === 0);
      if (!chosen) return;
      const original = physical.find(({ id }) => id === chosen.id);
      expect(chosen).toEqual({ ...original, status: chosen.status });
      expect([original?.status, 2]).toContain(chosen.status);
    }),
    RUNS,
  );
});

test("§4 virtual and physical cards do not influence each other's choice", () => {
  fc.assert(
    fc.property(decks, (deck) => {
      expect(physicalCard(deck)).toEqual(physicalCard(physicalOf(deck)));
      expect(virtualCard(deck)).toBe(deck.find(({ typeId }) => typeId === 1) ?? null);
    }),
    RUNS,
  );
});
