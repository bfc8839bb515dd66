/** Formats a moment for the wire (ISO 8601, UTC). */
export function iso(moment: Date): string {
  return moment.toISOString();
}
