import type { Contact } from '@cabinet/contracts/loyalty';
import { type Purchase, type PurchaseRefusal, purchaseRefusal } from './purchase.ts';

/**
 * Why studies cannot be paid for with so many tokens, or null when they can (§1): a payment is bought like a service
 * that there is always enough of.
 */
export function tuitionRefusal({
  amount,
  ...payer
}: Omit<Purchase, 'product' | 'owned'> & { amount: number }): PurchaseRefusal | null {
  const product = { section: 'services', price: amount, stock: null, ticketLimit: null } as const;
  return purchaseRefusal({ ...payer, product });
}

/** Numbers of the contracts that can be paid for: of the own deals that are paid (§3 Deal). */
export function tuitionContracts({ deals }: Partial<Pick<Contact, 'deals'>>): string[] {
  return (deals ?? []).flatMap(({ stageId, docNum }) => (stageId === 'WON' && docNum ? [docNum] : []));
}
