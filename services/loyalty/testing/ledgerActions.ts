import * as fc from 'fast-check';
import type { LedgerModel, Outcome } from './ledgerModel.ts';

export const PRICES = [40, 170, 900, 12_000];

const FRIENDS = Array.from({ length: 14 }, (_, index) => `Друг ${index}`);
const friend = fc.constantFrom(...FRIENDS);
const product = fc.nat({ max: PRICES.length - 1 });
const does = <D extends string>(...names: D[]) => fc.constantFrom(...names);
const join = fc.record({ does: does('join') });
const action = fc.oneof(
  { weight: 500, arbitrary: fc.record({ does: does('register'), friend }) },
  {
    weight: 700,
    arbitrary: fc.record({ does: does('study'), friend, price: fc.integer({ min: 4, max: 5_000 }) }),
  },
  { weight: 150, arbitrary: fc.record({ does: does('refund', 'release'), friend }) },
  { weight: 80, arbitrary: fc.record({ does: does('birthday', 'join') }) },
  { weight: 900, arbitrary: fc.record({ does: does('buy'), product }) },
  { weight: 450, arbitrary: fc.record({ does: does('cancel'), place: fc.nat({ max: 6 }) }) },
  { weight: 120, arbitrary: fc.record({ does: does('block') }) },
  { weight: 200, arbitrary: fc.record({ does: does('unblock') }) },
  { weight: 250, arbitrary: fc.record({ does: does('replay') }) },
  // Half a second each on the embedded database.
  { weight: 1, arbitrary: fc.record({ does: does('restart') }) },
  { weight: 1, arbitrary: fc.record({ does: does('crash'), product }) },
);
export type Action = typeof action extends fc.Arbitrary<infer A> ? A : never;

/** Lists of up to this many actions, each length as likely as the other; few of them before there is a card. */
export function actionsUpTo(maxLength: number): fc.Arbitrary<Action[]> {
  const early = fc.array(action, { maxLength: 2 });
  const later = fc.array(action, { maxLength: maxLength - 3, size: 'max' });
  return fc.tuple(early, join, later).map(([before, joined, after]) => [...before, joined, ...after]);
}

/** What the action does to the model. */
export function expectedOf(model: LedgerModel, step: Action): Outcome {
  switch (step.does) {
    case 'join':
    case 'birthday':
      return model[step.does]();
    case 'register':
    case 'release':
    case 'refund':
      return model[step.does](step.friend);
    case 'study':
      return model.study(step.friend, step.price);
    case 'buy':
    case 'crash':
      return model.buy(PRICES[step.product] ?? 0);
    case 'cancel':
      return model.cancel(step.place);
    case 'block':
      return model.block('blocked');
    case 'unblock':
      return model.block('active');
    case 'replay':
    case 'restart':
      return 0;
  }
}
