let current = new AbortController();
let number = 0;

/**
 * Returns a signal that aborts when the signed-in or viewed participant changes. An answer for the previous
 * participant then never arrives.
 */
export function identitySignal(): AbortSignal {
  return current.signal;
}

/**
 * Returns the number of participants on this page so far. It is part of every cache key, so that a
 * participant who returns finds no old data.
 */
export function identityNumber(): number {
  return number;
}

/** Cancels every call of the previous identity. */
export function endIdentity(): void {
  number += 1;
  current.abort(new DOMException('The participant has changed', 'AbortError'));
  current = new AbortController();
}
