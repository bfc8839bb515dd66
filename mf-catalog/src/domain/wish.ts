import type { Address } from '@cabinet/contracts/addresses';
import type { Product } from '@cabinet/contracts/loyalty';
import type { PurchaseValues } from '@cabinet/domain/forms/purchase';
import { dayjs } from '@cabinet/i18n';

/** It is fetched where the programme hands it out. */
export const PICK_UP = 'pick-up';

export const NO_WISH: PurchaseValues = { date: '', comment: '', address: '', agreesToTerms: false };

/** An event has its own date; everything else is wished for one (§3 Order `date`). */
export function asksForDate({ section }: Pick<Product, 'section'>): boolean {
  return section !== 'events';
}

/** Where it goes: what was chosen, else the default one; null is fetched. */
export function addressOf(address: string, addresses: readonly Address[]): Address | null {
  const byDefault = addresses.find(({ isDefault }) => isDefault) ?? null;
  if (address === PICK_UP) return null;
  return addresses.find(({ id }) => String(id) === address) ?? byDefault;
}

/** Noon of the wished day as ISO date-time; without a wish as soon as possible. */
export function wishedMoment(date: string, now: Date): string {
  return (date ? dayjs(date).hour(12).toDate() : now).toISOString();
}
