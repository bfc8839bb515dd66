/**
 * Returns the merge id of a lead (§7). The receiving service uses the id to recognise a repeated lead.
 * @param random a random string from the sender
 * @param now the id ends with its whole seconds
 */
export function mergeId(random: string, now: Date, prefix = 'SF'): string {
  return `${prefix}${random}${Math.floor(now.getTime() / 1000)}`;
}
