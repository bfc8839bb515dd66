/**
 * The default headers of every answer (O4). They forbid caches, frames and use by pages of other origins.
 * They also hide the URL from other sites.
 * @param isSecure browsers use TLS and must continue to use TLS
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
