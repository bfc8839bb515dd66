import { draftKey, keepDraft } from './drafts.ts';
import { isViewAsAtom, sessionAtom } from './session.ts';
import { store } from './store.ts';

/** Name of the draft that a participant says with the purchase of a product: for `useDraft`. */
export function purchaseDraft(productId: number): string {
  return `purchase-${productId}`;
}

/** Puts a comment into that draft: an order that is repeated brings its own. In view-as nothing is kept. */
export function draftPurchase(productId: number, comment: string): void {
  const session = store.get(sessionAtom);
  if (session && !store.get(isViewAsAtom)) {
    keepDraft(draftKey(session.subject, purchaseDraft(productId)), { comment });
  }
}
