/** With the referral tile it fills whole rows, of three as of two. */
const FIRST_PAGE = 20;
/** Fills whole rows, of three as of two: each further page is a grid of its own. */
const FURTHER_PAGE = 24;

/** Which products a page of the list holds, as the service is asked for them. @param page from 0 */
export function pageSpan(page: number): { offset: number; limit: number } {
  if (page === 0) return { offset: 0, limit: FIRST_PAGE };
  return { offset: FIRST_PAGE + (page - 1) * FURTHER_PAGE, limit: FURTHER_PAGE };
}

/** How many pages hold so many products; the first is always there. */
export function pageCount(total: number): number {
  return 1 + Math.max(0, Math.ceil((total - FIRST_PAGE) / FURTHER_PAGE));
}

/** How many products stand on a page. */
export function pageLength(page: number, total: number): number {
  const { offset, limit } = pageSpan(page);
  return Math.max(0, Math.min(limit, total - offset));
}
