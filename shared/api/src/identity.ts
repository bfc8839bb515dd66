let current = new AbortController();
let number = 0;

/** Aborts when the signed-in or viewed participant changes: an answer for the previous one never arrives. */
export function identitySignal(): AbortSignal {
  return current.signal;
}

/** Counts the participants of this page: part of every cache key, so that one who comes back finds nothing old. */
export function identityNumber(): number {
  return number;
}

/** Ends every call of the previous identity. */
export function endIdentity(): void {
  number += 1;
  current.abort(new DOMException('The participant has changed', 'AbortError'));
  current = new AbortController();
}
