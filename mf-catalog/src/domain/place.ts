import type { Location } from 'react-router-dom';

/** The page below the product's dialog, which travels in the history's state (R29); null for a full page. */
export function backgroundOf({ state }: Pick<Location, 'state'>): Location | null {
  const hasBackground = typeof state === 'object' && state !== null && 'background' in state;
  return hasBackground ? (state.background as Location) : null;
}

/** `12` of `/catalog/12`: digits only (R29), and no more than a number can hold. */
export function parseProductId(text: string | undefined): number | null {
  const id = /^\d+$/.test(text ?? '') ? Number(text) : 0;
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}

export interface ProductLinkTarget {
  state: unknown;
  /** Takes the place of the present entry, so that Back still closes the dialog. */
  replace: boolean;
}

/**
 * How a link on `location` opens a product: above the page it stands on; out of the dialog in that dialog, with
 * the page below unchanged; out of a product's full page as a full page.
 */
export function productLinkTarget(location: Location): ProductLinkTarget {
  const isProduct = /^\/catalog\/\d+\/?$/.test(location.pathname);
  if (isProduct) return { state: location.state, replace: backgroundOf(location) !== null };
  return { state: { background: location }, replace: false };
}
