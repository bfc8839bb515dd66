/** Where this page has files from, by their hashes. Instances of all remotes know it, of whatever release they are. */
const page = globalThis as unknown as Record<symbol, Map<string, string> | undefined>;
const KEY = Symbol.for('cabinet.files');
const addresses = page[KEY] ?? new Map<string, string>();
page[KEY] = addresses;

/**
 * Files of one hash are one file, whichever release they lie in: a page fetches it once.
 * @param pin hash of the file; what has none is no file of others
 * @param address where the release has it
 * @returns where the page has it from, if it has
 */
export function firstAddress(pin: string, address: string): string {
  if (!pin) return address;
  const known = addresses.get(pin) ?? address;
  addresses.set(pin, known);
  return known;
}

/** It did not come from there: whoever asks next takes it from their own release. */
export function forgetAddress(pin: string): void {
  addresses.delete(pin);
}
