/**
 * What every answer says unless whoever answers says otherwise (O4): it is kept by no cache, shown in no frame, handed to no
 * page of another origin, and tells no other site where it was read.
 * @param isSecure browsers reach it by TLS, and are to go on doing so
 */
export const standardHeaders = (isSecure: boolean): Record<string, string> => ({
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  ...(isSecure && { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }),
});
