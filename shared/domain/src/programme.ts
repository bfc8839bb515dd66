/**
 * Returns the origin of the participant's own programme, if the page must redirect there (§4 App start, R30).
 * Null if the page is already there, or if no origin is known.
 * @param location from the answer to `HEAD /v2/api`, or the main programme's address if the request failed
 * @param own origin of the page
 * @throws Error for an origin outside the list, so that the page never redirects there
 */
export function programmeRedirect(
  location: string | null,
  allowed: readonly string[],
  own: string,
): string | null {
  if (!location) return null;
  const origin = URL.canParse(location) ? new URL(location).origin : null;
  if (origin === own) return null;
  if (origin === null || !allowed.includes(origin))
    throw new Error('The origin of the programme is not on the list');
  return origin;
}
