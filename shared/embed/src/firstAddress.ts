/**
 * Addresses of the requested files, by hash, and of the failed files, by themselves without a query. All
 * instances on the page share the map, also those of other releases.
 */
const page = globalThis as unknown as Record<symbol, Map<string | undefined, string> | undefined>;
const KEY = Symbol.for('cabinet.files');
const addresses = page[KEY] ?? new Map<string | undefined, string>();
page[KEY] = addresses;

/**
 * Returns the address of a file. Files with the same hash are equal in all releases, so a page loads them once.
 * @param pin the hash of the file; files without a hash are never shared
 * @param address the address in the embed's own release
 * @returns the address of the first request for the hash; the own address if that one failed before
 */
export function firstAddress(pin: string, address: string): string {
  if (!pin) return address;
  const first = addresses.get(pin) ?? address;
  const known = addresses.has(first.split('?')[0]) ? address : first;
  addresses.set(pin, known);
  return known;
}

/** Marks an address as failed, so that other embeds no longer wait for its release. */
export function forgetAddress(address: string): void {
  addresses.set(address.split('?')[0], '');
}
