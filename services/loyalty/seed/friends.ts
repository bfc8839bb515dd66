import type { Course } from '@cabinet/domain/reward';
import type { SeedInvitation } from './person.ts';

interface PaidFriend {
  /** Days ago. */
  registered: number;
  paid: number;
  price: number;
  course?: Course;
}

/** Returns an invitation that reached the status `paid`. */
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
 * Returns friends who came one after another. Each friend paid two weeks after the registration.
 * @param prices one price per friend, or one price for all
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
