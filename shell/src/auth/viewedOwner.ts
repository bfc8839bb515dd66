const KEY = 'cabinet.owner';

/** Whose cabinet staff asked to see. */
export interface ViewedOwner {
  email: string;
  /** Staff has said why, in this tab. */
  isReasonGiven: boolean;
}

/**
 * Whose cabinet staff asked to see (§6): `?ownerEmail=`, and after that this tab's memory of it, because links inside
 * the cabinet do not carry it. An empty parameter leads back to one's own cabinet.
 */
export function viewedOwner(): ViewedOwner | null {
  const named = new URLSearchParams(location.search).get('ownerEmail')?.trim();
  const kept = keptOwner();
  if (named === '') keepOwner(null);
  const email = named ?? kept;
  return email ? { email, isReasonGiven: email === kept } : null;
}

/** The tab remembers whose cabinet is viewed: the reason has been given. */
export function keepOwner(email: string | null): void {
  try {
    if (email) sessionStorage.setItem(KEY, email);
    else sessionStorage.removeItem(KEY);
  } catch {
    // Storage is blocked: the address alone says it.
  }
}

function keptOwner(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}
