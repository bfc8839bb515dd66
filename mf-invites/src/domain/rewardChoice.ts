import type { Programme } from '@cabinet/contracts/programmes';
import { isCourse, type RewardForecast, rewardForecast } from '@cabinet/domain/rewardForecast';

/** Step of the price, in roubles. */
export const PRICE_STEP = 1_000;

/** The chosen price within the range of the programme. The default is the middle. */
export function chosenPrice({ price }: Programme, chosen: number | null): number {
  if (chosen !== null) return Math.min(price.max, Math.max(price.min, chosen));
  const middle = (price.min + price.max) / 2;
  return price.min + Math.round((middle - price.min) / PRICE_STEP) * PRICE_STEP;
}

/** The expected reward of the study. Null if the rule of the programme is unknown. */
export function forecastOf({ course }: Programme, price: number, paidFriends: number): RewardForecast | null {
  return isCourse(course) ? rewardForecast(course, { min: price, max: price }, paidFriends) : null;
}
