import type { Location } from 'react-router-dom';

/** The page below the product's dialog, from the state of the history (R29). Null for a full page. */
export function backgroundOf({ state }: Pick<Location, 'state'>): Location | null {
  const hasBackground = typeof state === 'object' && state !== null && 'background' in state;
  return hasBackground ? (state.background as Location) : null;
}

/** `12` of `/catalog/12`: only digits (R29), and a safe integer. */
export function parseProductId(text: string | undefined): number | null {
  const id = /^\d+$/.test(text ?? '') ? Number(text) : 0;
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}

export interface ProductLinkTarget {
  state: unknown;
  /** Replaces the current entry, so that Back still closes the dialog. */
  replace: boolean;
}

/**
 * How a link on `location` opens a product. A list opens a dialog above itself. In a dialog the page below
 * stays. A full page opens a full page.
 */
export function productLinkTarget(location: Location): ProductLinkTarget {
  const isProduct = /^\/catalog\/\d+\/?$/.test(location.pathname);
  if (isProduct) return { state: location.state, replace: backgroundOf(location) !== null };
  return { state: { background: location }, replace: false };
}
