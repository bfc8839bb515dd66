/** A moment as it goes over the wire. */
export function iso(moment: Date): string {
  return moment.toISOString();
}
