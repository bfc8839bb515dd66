import type { Programme } from '@cabinet/contracts/programmes';
import { isCourse, type RewardForecast, rewardForecast } from '@cabinet/domain/rewardForecast';

/** How finely a price is chosen, in roubles. */
export const PRICE_STEP = 1_000;

/** The price that is chosen, within what the programme costs; the middle of it to begin with. */
export function chosenPrice({ price }: Programme, chosen: number | null): number {
  if (chosen !== null) return Math.min(price.max, Math.max(price.min, chosen));
  const middle = (price.min + price.max) / 2;
  return price.min + Math.round((middle - price.min) / PRICE_STEP) * PRICE_STEP;
}

/** What the study would bring; null where we do not know the programme's rule. */
export function forecastOf({ course }: Programme, price: number, paidFriends: number): RewardForecast | null {
  return isCourse(course) ? rewardForecast(course, { min: price, max: price }, paidFriends) : null;
}
