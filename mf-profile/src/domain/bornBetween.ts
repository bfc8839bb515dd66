/** The birth dates that a calendar offers, `YYYY-MM-DD` each, for an age between two. */
export function bornBetween({ youngest, oldest }: { youngest: number; oldest: number }, now: Date) {
  const yearsAgo = (years: number) => `${now.getFullYear() - years}${now.toISOString().slice(4, 10)}`;
  return { earliest: yearsAgo(oldest), latest: yearsAgo(youngest) };
}
