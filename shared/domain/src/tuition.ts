import type { Contact } from '@cabinet/contracts/members';
import { type Purchase, type PurchaseRefusal, purchaseRefusal } from './purchase.ts';

/**
 * Returns why a participant cannot pay for studies with a number of tokens, or null (§1). The rules are those
 * of a service with unlimited stock.
 */
export function tuitionRefusal({
  amount,
  ...payer
}: Omit<Purchase, 'product' | 'owned'> & { amount: number }): PurchaseRefusal | null {
  const product = { section: 'services', price: amount, stock: null, ticketLimit: null } as const;
  return purchaseRefusal({ ...payer, product });
}

/** Returns the numbers of the payable contracts: the own deals that are paid (§3 Deal). */
export function tuitionContracts({ deals }: Partial<Pick<Contact, 'deals'>>): string[] {
  return (deals ?? []).flatMap(({ stageId, docNum }) => (stageId === 'WON' && docNum ? [docNum] : []));
}
