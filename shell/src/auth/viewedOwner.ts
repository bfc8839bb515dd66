const KEY = 'cabinet.owner';

/**
 * Whose cabinet staff asked to see (§6): `?ownerEmail=`, and after that this tab's memory of it, because links inside
 * the cabinet do not carry it. An empty parameter leads back to one's own cabinet.
 */
export function viewedOwner(): string | null {
  const named = new URLSearchParams(location.search).get('ownerEmail');
  try {
    if (named) sessionStorage.setItem(KEY, named);
    else if (named === '') sessionStorage.removeItem(KEY);
    return named === null ? sessionStorage.getItem(KEY) : named || null;
  } catch {
    // Storage is blocked: the address alone says it.
    return named || null;
  }
}
