/** Returns whether a text is an integrity hash of a file: `sha384-` and 48 bytes in base64. */
export function isPin(text: string | undefined): text is string {
  return /^sha384-[A-Za-z0-9+/]{64}$/.test(text ?? '');
}
