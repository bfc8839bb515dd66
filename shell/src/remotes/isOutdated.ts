import { hasListChanged } from './registry.ts';

const TIMEOUT_MS = 4_000;

/** Whether the server has a newer list of remotes, or a newer shell, than this page. */
export async function isOutdated(): Promise<boolean> {
  const changes = await Promise.all([hasListChanged(), hasShellChanged()]);
  return changes.includes(true);
}

/** The served document names the script of this page's shell until the server has a newer shell. */
async function hasShellChanged(): Promise<boolean> {
  const own = document.querySelector('script[src*="/js/main."]')?.getAttribute('src');
  const served = await readDocument().catch(() => null);
  return Boolean(own && served && !served.includes(own));
}

async function readDocument(): Promise<string | null> {
  const response = await fetch('/my/', { cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) });
  return response.ok ? response.text() : null;
}
