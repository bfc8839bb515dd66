import { whereAllowed } from '@cabinet/api/whereAllowed';

const KEY = 'cabinet.previews';
const PARAMETER = /^remote\.(mf-[a-z-]+)$/;

/** A remote, and the address of the entry that replaces the live entry in this browser session. */
export type Preview = [remote: string, entry: string];

/**
 * Moves the previews from the address (CONTRACT §4) to this tab. There they survive reloads and the redirect
 * to the sign-in page. The parameter `?remote.mf-catalog=<entry>` starts a preview, and an empty value ends
 * it.
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

/** Returns the previews of this tab, one for each remote. Most tabs have no previews. */
export function storedPreviews(): Preview[] {
  return whereAllowed(() => JSON.parse(sessionStorage.getItem(KEY) ?? '[]')) ?? [];
}

/** Ends all previews. The next load shows the live releases. */
export function endPreviews(): void {
  store([]);
}

/** Without storage, there are no previews. */
function store(previews: Preview[]): void {
  whereAllowed(() => {
    if (previews.length > 0) sessionStorage.setItem(KEY, JSON.stringify(previews));
    else sessionStorage.removeItem(KEY);
  });
}
