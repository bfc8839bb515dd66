/** The error text of the cabinet and of all services for a write in view-as (§6). */
export const VIEW_AS_REFUSAL = 'Запрещено совершать операции';

/** Parts of reads that have no owner parameter (§6). */
const NOT_OF_A_PARTICIPANT = [
  'products',
  'relatives',
  'welcomeBonus',
  'contactTracking',
  '?include=statusDetail',
  'subCategories',
  'productTypes',
  'brands',
  'categories',
  'deliveryNotes',
];

/** Returns whether a method only reads. View-as allows only such methods (§6). */
export function isReadMethod(method: string): boolean {
  return ['GET', 'HEAD'].includes(method.toUpperCase());
}

/**
 * Returns the query parameter that names the owner in a read, or null if the read has none (§6).
 * @param url path below the service's address, with its query
 */
export function ownerParameter(url: string): 'email' | 'ownerEmail' | null {
  if (NOT_OF_A_PARTICIPANT.some((part) => url.includes(part))) return null;
  return url.includes('recommendations') ? 'ownerEmail' : 'email';
}
