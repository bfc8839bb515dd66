/**
 * Returns a hash that separates subjects in the browser's storage but does not name them (FNV-1a, 64 bits).
 */
export function subjectMark(subject: string): string {
  let bits = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(subject))
    bits = BigInt.asUintN(64, (bits ^ BigInt(byte)) * 0x100000001b3n);
  return bits.toString(36);
}
