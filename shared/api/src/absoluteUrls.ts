/**
 * Makes the file paths in an answer absolute. A service names its files by paths of its own origin, which may
 * differ from the page's origin.
 * @param data an answer, unchanged
 * @param base address of the service; a path on our own origin
 */
export function withAbsoluteUrls(data: unknown, base: string): unknown {
  if (!URL.canParse(base)) return data;
  const { origin, pathname } = new URL(base);
  const start = `${pathname.replace(/\/$/, '')}/`;
  return walk(data, (text) => (text.startsWith(start) ? origin + text : text));
}

function walk(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item) => walk(item, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, walk(member, change)]));
}
