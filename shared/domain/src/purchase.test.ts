import { RUNS } from '@cabinet/testing/runs';
import * as fc from 'fast-check';
import {
  codeOfReason,
  isCatalogueClosed,
  PURCHASE_REFUSAL_REASONS,
  type Purchase,
  purchaseRefusal,
  reasonOfCode,
} from './purchase.ts';

const thermos = { section: 'products', price: 900, stock: 10, ticketLimit: null } as const;
const concert = { section: 'events', price: 500, stock: 100, ticketLimit: 2 } as const;

function refusal(overrides: Partial<Purchase>) {
  return purchaseRefusal({
    product: thermos,
    card: { status: 1 },
    available: 12_500,
    isStudent: true,
    now: new Date('2026-11-24T16:00:00Z'),
    ...overrides,
  });
}

test.each<[string, Partial<Purchase>, ReturnType<typeof refusal>]>([
  ['enough tokens', {}, null],
  ['exactly enough tokens', { available: 900 }, null],
  ['one token too few', { available: 899 }, { reason: 'not-enough-tokens', missing: 1 }],
  ['no card', { card: null }, { reason: 'no-card' }],
  ['a card that is off', { card: { status: 2 } }, { reason: 'card-off' }],
  ['a blocked card', { card: { status: 5 } }, { reason: 'card-off' }],
  ['an applicant (R34)', { isStudent: false }, { reason: 'not-student' }],
  ['no stock', { product: { ...thermos, stock: 0 } }, { reason: 'out-of-stock' }],
  ['unlimited stock', { product: { ...thermos, stock: null } }, null],
  ['a free product', { product: { ...thermos, price: 0 }, available: 0 }, null],
  ['a first ticket', { product: concert }, null],
  ['a second ticket of two', { product: concert, owned: 1 }, null],
  ['a third ticket of two', { product: concert, owned: 2 }, { reason: 'ticket-limit' }],
  ['an event without a limit', { product: { ...concert, ticketLimit: null }, owned: 50 }, null],
  [
    'a ticket limit of 0',
    { product: { ...concert, ticketLimit: 0 } },
    { reason: 'ticket-limit-misconfigured' },
  ],
  ['a future event', { product: { ...concert, eventDate: '2026-11-24T16:00:01Z' } }, null],
  [
    'a started event',
    { product: { ...concert, eventDate: '2026-11-24T16:00:00Z' } },
    { reason: 'event-over' },
  ],
  [
    'a date on a product that is not an event',
    { product: { ...thermos, eventDate: '2020-01-01T00:00:00Z' } },
    null,
  ],
  ['a ticket limit on a product that is not an event', { product: { ...thermos, ticketLimit: 0 } }, null],
])('§5 purchaseRefusal with %s', (_, purchase, expected) => {
  expect(refusal(purchase)).toEqual(expected);
});

test.each<[string, Partial<Purchase>, string]>([
  ['the missing card first', { card: null, isStudent: false, available: 0 }, 'no-card'],
  ['the note for applicants before the price', { isStudent: false, available: 0 }, 'not-student'],
  ['the stock before the price', { product: { ...thermos, stock: 0 }, available: 0 }, 'out-of-stock'],
])('purchaseRefusal reports %s', (_, purchase, reason) => {
  expect(refusal(purchase)?.reason).toBe(reason);
});

test.each([
  ['mti', false, true],
  ['mti', true, false],
  ['synergy', false, false],
  ['capital', false, false],
] as const)('R34 isCatalogueClosed for %s with a student %s returns %s', (project, isStudent, isClosed) => {
  expect(isCatalogueClosed(project, isStudent)).toBe(isClosed);
});

test.each([
  ['out_of_stock', 'out-of-stock'],
  ['not_enough_tokens', 'not-enough-tokens'],
  ['price_changed', null],
  ['toString', null],
  [null, null],
])('reasonOfCode maps the code %s to %s', (code, reason) => {
  expect(reasonOfCode(code)).toBe(reason);
});

test.each(PURCHASE_REFUSAL_REASONS)('reasonOfCode understands the code of the reason %s', (reason) => {
  expect(reasonOfCode(codeOfReason(reason))).toBe(reason);
});

const purchases: fc.Arbitrary<Purchase> = fc.record({
  product: fc.record({
    section: fc.constantFrom('products', 'services', 'education', 'events'),
    price: fc.nat(3_000),
    stock: fc.option(fc.nat(2)),
    ticketLimit: fc.option(fc.nat(3)),
  }),
  card: fc.option(fc.record({ status: fc.constantFrom(null, 1, 2, 5, 9) })),
  available: fc.nat(3_000),
  isStudent: fc.boolean(),
  owned: fc.nat(4),
});
test('§5 only a student with an active card, enough tokens and stock can buy', () => {
  fc.assert(
    fc.property(purchases, (purchase) => {
      const { product, card, available, isStudent, owned = 0 } = purchase;
      const isSold =
        card?.status === 1 &&
        isStudent &&
        available >= product.price &&
        product.stock !== 0 &&
        (product.section !== 'events' || product.ticketLimit === null || owned < product.ticketLimit);
      expect(purchaseRefusal(purchase) === null).toBe(isSold);
    }),
    RUNS,
  );
});

test('§5 a purchase succeeds with the missing tokens and fails with one token less', () => {
  fc.assert(
    fc.property(purchases, (purchase) => {
      const refused = purchaseRefusal(purchase);
      if (refused?.reason !== 'not-enough-tokens') return expect(refused?.missing).toBeUndefined();
      const enough = purchase.available + (refused.missing ?? 0);
      expect(purchaseRefusal({ ...purchase, available: enough })).toBeNull();
      expect(purchaseRefusal({ ...purchase, available: enough - 1 })?.missing).toBe(1);
    }),
    RUNS,
  );
});
