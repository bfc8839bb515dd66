/** Claims of a bearer token, believed or not: the services check it. Empty where it is no JWT. */
export function claimsOf(token: string | null): Record<string, unknown> {
  try {
    const [, payload = ''] = (token ?? '').split('.');
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (sign) =>
      sign.charCodeAt(0),
    );
    return Object(JSON.parse(new TextDecoder().decode(bytes)));
  } catch {
    return {};
  }
}
