/**
 * Whether a version is in a caret range, by semantic versioning: the same major version, and not older. What lies
 * before 1.0.0 changes with its minor version.
 * @param range such as `^19.3.1`
 */
export function caretFits(range: string, version: string): boolean {
  const wanted = numbersOf(range.replace(/^\^/, ''));
  const found = numbersOf(version);
  const fixed = wanted[0] === 0 ? 2 : 1;
  const isSame = wanted.slice(0, fixed).every((number, index) => number === found[index]);
  const apart = wanted.findIndex((number, index) => number !== found[index]);
  return isSame && (apart === -1 || (found[apart] ?? 0) > (wanted[apart] ?? 0));
}

function numbersOf(version: string): number[] {
  return version.split(/[-+]/)[0]?.split('.').map(Number) ?? [];
}
