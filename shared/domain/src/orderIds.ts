/**
 * Returns the ids in `/orders/:id`, in the given order and without repetitions (§2, R39). For example,
 * `12-15-12` gives 12 and 15.
 * @returns an empty list for an empty text (the list page), or null for anything but dash-separated numbers
 */
export function parseOrderIds(text: string): number[] | null {
  if (text === '') return [];
  const ids = text.split('-').map(toId);
  return ids.includes(null) ? null : [...new Set(ids as number[])];
}

function toId(text: string): number | null {
  const id = /^\d+$/.test(text) ? Number(text) : 0;
  return id > 0 && Number.isSafeInteger(id) ? id : null;
}
