import { createContext } from 'react';

/** The identity of the page, inside a foreign page, where the document's address does not identify it. */
export const PagePlace = createContext<string | null>(null);

let last: string | null = null;

/** Remembers the place of the page. Returns whether another page was there before. */
export function enterPlace(place: string): boolean {
  const before = last;
  last = place;
  return before !== null && before !== place;
}

/** Makes the next page the first page, for a host that starts again. */
export function forgetPlace(): void {
  last = null;
}
