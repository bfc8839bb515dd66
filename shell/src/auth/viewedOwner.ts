import { whereAllowed } from '@cabinet/api/whereAllowed';

const KEY = 'cabinet.owner';

/** The owner whose cabinet staff requested. */
export interface ViewedOwner {
  email: string;
  /** Staff has given the reason in this tab. */
  isReasonGiven: boolean;
}

/**
 * Returns the owner whose cabinet staff requested (§6). It reads `?ownerEmail=`, and then this tab's memory,
 * because links inside the cabinet do not carry the parameter. An empty parameter returns staff to their own
 * cabinet.
 */
export function viewedOwner(): ViewedOwner | null {
  const named = new URLSearchParams(location.search).get('ownerEmail')?.trim();
  const kept = keptOwner();
  if (named === '') keepOwner(null);
  const email = named ?? kept;
  return email ? { email, isReasonGiven: email === kept } : null;
}

/**
 * Saves the viewed owner in this tab, after staff has given the reason. Without storage, only the address names
 * the owner.
 */
export function keepOwner(email: string | null): void {
  whereAllowed(() => (email ? sessionStorage.setItem(KEY, email) : sessionStorage.removeItem(KEY)));
}

function keptOwner(): string | null {
  return whereAllowed(() => sessionStorage.getItem(KEY)) ?? null;
}
