import type { Course } from '@cabinet/domain/reward';
import type { SeedInvitation } from './person.ts';

interface PaidFriend {
  /** Days ago. */
  registered: number;
  paid: number;
  price: number;
  course?: Course;
}

/** A friend who came all the way. */
export function paidFriend(
  name: string,
  { registered, paid, price, course = 'university' }: PaidFriend,
): SeedInvitation {
  return {
    name,
    steps: [
      ['sent', registered + 8],
      ['working', registered],
      ['waiting', paid + 3],
      ['paid', paid],
    ],
    course,
    price,
  };
}

/**
 * Friends who came one after another, each paid two weeks after registering.
 * @param prices one for each friend, or the price of all
 */
export function paidFriends(
  names: readonly string[],
  {
    from,
    every,
    prices,
    course,
  }: { from: number; every: number; prices: number | number[]; course?: Course },
): SeedInvitation[] {
  return names.map((name, index) => {
    const registered = from - index * every;
    const price = typeof prices === 'number' ? prices : (prices[index] ?? 0);
    return paidFriend(name, { registered, paid: registered - 14, price, ...(course && { course }) });
  });
}
