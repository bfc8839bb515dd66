/**
 * The origin of the participant's own programme, where the page has to be left for it (§4 App start, R30); null when
 * this is the place already, or when nobody named one.
 * @param location of the answer to `HEAD /v2/api`, or the main programme's address where that failed
 * @param own origin of the page
 * @throws Error for an origin that is not on the list: nobody is led there
 */
export function programmeRedirect(
  location: string | null,
  allowed: readonly string[],
  own: string,
): string | null {
  if (!location) return null;
  const origin = URL.canParse(location) ? new URL(location).origin : null;
  if (origin === own) return null;
  if (origin === null || !allowed.includes(origin)) throw new Error('The programme is not on the list');
  return origin;
}
