/** Addresses of the loaded files, by hash. All instances on the page share the map, also those of other releases. */
const page = globalThis as unknown as Record<symbol, Map<string, string> | undefined>;
const KEY = Symbol.for('cabinet.files');
const addresses = page[KEY] ?? new Map<string, string>();
page[KEY] = addresses;

/**
 * Returns the address of a file. Files with the same hash are equal in all releases, so a page loads them once.
 * @param pin the hash of the file; files without a hash are never shared
 * @param address the address in the embed's own release
 * @returns the address of the first request for the hash
 */
export function firstAddress(pin: string, address: string): string {
  if (!pin) return address;
  const known = addresses.get(pin) ?? address;
  addresses.set(pin, known);
  return known;
}

/** Removes a failed address. The next request uses the address in its own release. */
export function forgetAddress(pin: string): void {
  addresses.delete(pin);
}
