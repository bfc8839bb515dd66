/**
 * Headers for pictures, videos and sheets. Pages of other origins, such as portals, may show them. A file
 * that is opened as a page runs no scripts.
 */
export const SHOWN_ANYWHERE = {
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'cross-origin',
};
