import { isIPv4, isIPv6 } from 'node:net';

/**
 * Whom an address is counted as: an IPv4 address for itself, an IPv6 address for its /64, because whoever has one
 * address of that has them all (P3).
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (mapped && isIPv4(mapped)) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = (address.split('%')[0] ?? '').toLowerCase().split('::');
  const before = head.split(':').filter(Boolean);
  const after = (tail ?? '').split(':').filter(Boolean);
  const zeros = Array<string>(tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length)).fill(
    '0',
  );
  const prefix = [...before, ...zeros, ...after].slice(0, 4).map((part) => Number.parseInt(part, 16));
  return `${prefix.map((part) => part.toString(16)).join(':')}::/64`;
}
