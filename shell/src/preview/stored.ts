const KEY = 'cabinet.previews';
const PARAMETER = /^remote\.(mf-[a-z-]+)$/;

/** A remote, and the address of the entry that this browser session gets of it instead of the live one. */
export type Preview = [remote: string, entry: string];

/**
 * Takes what the address says of previews (CONTRACT §4) into this tab, where it survives reloads and the way over the
 * sign-in page: `?remote.mf-catalog=<entry>` begins one, an empty one ends it. The address loses it.
 */
export function takePreviews(): void {
  const { searchParams, pathname, hash } = new URL(location.href);
  const named = [...searchParams].flatMap(([key, entry]): Preview[] => {
    const [, remote] = PARAMETER.exec(key) ?? [];
    return remote ? [[remote, entry]] : [];
  });
  if (named.length === 0) return;
  store([...new Map([...storedPreviews(), ...named])].filter(([, entry]) => entry !== ''));
  for (const [remote] of named) searchParams.delete(`remote.${remote}`);
  const query = searchParams.size > 0 ? `?${searchParams}` : '';
  history.replaceState(history.state, '', `${pathname}${query}${hash}`);
}

/** The previews of this tab, each remote once; most tabs have none. */
export function storedPreviews(): Preview[] {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
  } catch {
    return [];
  }
}

/** From the next load on everything is as published. */
export function endPreviews(): void {
  store([]);
}

function store(previews: Preview[]): void {
  try {
    if (previews.length > 0) sessionStorage.setItem(KEY, JSON.stringify(previews));
    else sessionStorage.removeItem(KEY);
  } catch {
    // Storage is blocked: there are no previews then.
  }
}
