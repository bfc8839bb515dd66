/** With the referral tile, this fills whole rows of two and of three. */
const FIRST_PAGE = 20;
/** Fills whole rows of two and of three, because each further page is a separate grid. */
const FURTHER_PAGE = 24;

/**
 * The products of a page, as offset and limit of the request.
 * @param page from 0
 */
export function pageSpan(page: number): { offset: number; limit: number } {
  if (page === 0) return { offset: 0, limit: FIRST_PAGE };
  return { offset: FIRST_PAGE + (page - 1) * FURTHER_PAGE, limit: FURTHER_PAGE };
}

/** The number of pages for a number of products, at least 1. */
export function pageCount(total: number): number {
  return 1 + Math.max(0, Math.ceil((total - FIRST_PAGE) / FURTHER_PAGE));
}

/** The number of products on a page. */
export function pageLength(page: number, total: number): number {
  const { offset, limit } = pageSpan(page);
  return Math.max(0, Math.min(limit, total - offset));
}
