/** Tells subjects apart in the browser's storage without naming them (FNV-1a, 64 bits). */
export function subjectMark(subject: string): string {
  let bits = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(subject))
    bits = BigInt.asUintN(64, (bits ^ BigInt(byte)) * 0x100000001b3n);
  return bits.toString(36);
}
