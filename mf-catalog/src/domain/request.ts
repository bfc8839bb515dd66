import type { Address } from '@cabinet/contracts/addresses';
import type { Product } from '@cabinet/contracts/products';
import type { PurchaseValues } from '@cabinet/domain/forms/purchase';
import { dayjs } from '@cabinet/i18n';

/** The participant collects the product. */
export const PICK_UP = 'pick-up';

export const EMPTY_REQUEST: PurchaseValues = { date: '', comment: '', address: '', agreesToTerms: false };

/** An event has its own date. Other products can have a wished day (§3 Order `date`). */
export function asksForDate({ section }: Pick<Product, 'section'>): boolean {
  return section !== 'events';
}

/** The chosen address, or the default address. Null means that the product is collected. */
export function addressOf(address: string, addresses: readonly Address[]): Address | null {
  const byDefault = addresses.find(({ isDefault }) => isDefault) ?? null;
  if (address === PICK_UP) return null;
  return addresses.find(({ id }) => String(id) === address) ?? byDefault;
}

/** Noon of the wished day as ISO date-time. Without a wish, now. */
export function requestedMoment(date: string, now: Date): string {
  return (date ? dayjs(date).hour(12).toDate() : now).toISOString();
}
