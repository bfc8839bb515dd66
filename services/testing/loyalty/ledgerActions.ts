import * as fc from 'fast-check';
import type { LedgerModel, Outcome } from './ledgerModel.ts';

export const PRICES = [40, 170, 900, 12_000];

const NAMES = Array.from({ length: 14 }, (_, index) => `Друг ${index}`);
const product = fc.nat({ max: PRICES.length - 1 });
/** An index into the registered friends or the orders; it wraps around if there are fewer. */
const place = fc.nat({ max: 11 });
const does = <D extends string>(...names: D[]) => fc.constantFrom(...names);
const join = fc.record({ does: does('join') });
const action = fc.oneof(
  { weight: 500, arbitrary: fc.record({ does: does('register'), name: fc.constantFrom(...NAMES) }) },
  {
    weight: 500,
    arbitrary: fc.record({ does: does('study'), place, price: fc.integer({ min: 4, max: 5_000 }) }),
  },
  { weight: 250, arbitrary: fc.record({ does: does('refund', 'release'), place }) },
  { weight: 80, arbitrary: fc.record({ does: does('birthday', 'join') }) },
  { weight: 900, arbitrary: fc.record({ does: does('buy'), product }) },
  { weight: 400, arbitrary: fc.record({ does: does('cancel'), place }) },
  { weight: 120, arbitrary: fc.record({ does: does('block') }) },
  { weight: 200, arbitrary: fc.record({ does: does('unblock') }) },
  { weight: 250, arbitrary: fc.record({ does: does('replay') }) },
  // Each of these actions takes half a second on the embedded database.
  { weight: 1, arbitrary: fc.record({ does: does('restart') }) },
  { weight: 1, arbitrary: fc.record({ does: does('crash'), product }) },
);
export type Action = typeof action extends fc.Arbitrary<infer A> ? A : never;

/** Returns a successful path: `count` friends register and pay, up to the next level and beyond. */
function friendsBrought(count: number): Action[] {
  return NAMES.slice(0, count).flatMap((name, index): Action[] => [
    { does: 'register', name },
    ...(index < 10 ? [] : [{ does: 'release', place: index } as const]),
    { does: 'study', place: index, price: 1_111 },
  ]);
}
const brought = fc.oneof(
  { weight: 17, arbitrary: fc.constant(0) },
  { weight: 2, arbitrary: fc.constant(6) },
  { weight: 1, arbitrary: fc.constant(11) },
);

/** The usual length. Short lists find most issues; one list in ten is long. */
const FEW = 16;
/** The maximum number of actions before the usual ones: two early actions, the card, and eleven friends. */
const BEFORE = 26;

/**
 * Generates lists of actions. Few actions precede the card. Some lists begin with a Good or a Best Friend.
 * @param maxLength more than {@link BEFORE}
 */
export function actionsUpTo(maxLength: number): fc.Arbitrary<Action[]> {
  const listOf = (length: number) => fc.array(action, { maxLength: length, size: 'max' });
  const later = fc.oneof(
    { weight: 9, arbitrary: listOf(FEW) },
    { weight: 1, arbitrary: listOf(maxLength - BEFORE) },
  );
  return fc
    .tuple(listOf(2), join, brought, later)
    .map(([early, joined, count, rest]) => [...early, joined, ...friendsBrought(count), ...rest]);
}

/** Applies the action to the model. */
export function expectedOf(model: LedgerModel, step: Action): Outcome {
  switch (step.does) {
    case 'join':
    case 'birthday':
      return model[step.does]();
    case 'register':
      return model.register(step.name);
    case 'release':
    case 'refund':
      return model[step.does](step.place);
    case 'study':
      return model.study(step.place, step.price);
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
