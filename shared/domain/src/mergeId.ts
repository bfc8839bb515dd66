/**
 * Merge id of a lead (§7): by it the receiving side knows a lead that was sent before.
 * @param random a random string, made by whoever sends
 * @param now its whole seconds end the id
 */
export function mergeId(random: string, now: Date, prefix = 'SF'): string {
  return `${prefix}${random}${Math.floor(now.getTime() / 1000)}`;
}
