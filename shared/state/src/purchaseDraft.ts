import { draftKey, keepDraft } from './drafts.ts';
import { isViewAsAtom, sessionAtom } from './session.ts';
import { store } from './store.ts';

/** Returns the draft name of the comment on a product's purchase, for `useDraft`. */
export function purchaseDraft(productId: number): string {
  return `purchase-${productId}`;
}

/**
 * Stores a comment in that draft, because a repeated order has its own comment. In view-as, stores no draft.
 */
export function draftPurchase(productId: number, comment: string): void {
  const session = store.get(sessionAtom);
  if (session && !store.get(isViewAsAtom)) {
    keepDraft(draftKey(session.subject, purchaseDraft(productId)), { comment });
  }
}
