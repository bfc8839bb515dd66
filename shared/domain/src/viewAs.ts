/** What a write in view-as is refused with, by the cabinet and by every service (§6). */
export const VIEW_AS_REFUSAL = 'Запрещено совершать операции';

/** Reads that do not depend on a participant, or name theirs otherwise (§6). */
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

/** Whether a method only reads: all that view-as allows (§6). */
export function isReadMethod(method: string): boolean {
  return ['GET', 'HEAD'].includes(method.toUpperCase());
}

/**
 * Which parameter tells a read whose cabinet is viewed, or null when it takes none (§6).
 * @param url path below the service's address, with its query
 */
export function ownerParameter(url: string): 'email' | 'ownerEmail' | null {
  if (NOT_OF_A_PARTICIPANT.some((part) => url.includes(part))) return null;
  return url.includes('recommendations') ? 'ownerEmail' : 'email';
}
