/**
 * Of a picture, a film or a sheet: pages of other origins show it too, a portal's above all, and opened as a page of its own
 * it runs nothing.
 */
export const SHOWN_ANYWHERE = {
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'cross-origin',
};
