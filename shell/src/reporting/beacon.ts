import { MOST_USES, USAGE_PATH, type Use } from '@cabinet/contracts/usage';

/** The time for which the page collects uses before it sends them, in milliseconds. */
const COLLECT_MS = 10_000;

const queue: Use[] = [];
/** Repeated errors of one page count once. */
const broken = new Set<string>();
let timer: ReturnType<typeof setTimeout> | undefined;
let isListening = false;

/**
 * Counts that a page has loaded a remote (docs/decisions/025).
 * @param remote such as `mf-catalog`
 * @param release its version; previews are not counted
 * @param milliseconds from the request for the remote until the remote was ready
 */
export function reportLoad(remote: string, release: string, milliseconds: number): void {
  add({ remote, release, kind: 'load', milliseconds: Math.round(milliseconds) });
}

/**
 * Counts that a page could not load a remote, even with its second attempt. Counts once for each page and
 * release.
 */
export function reportFailure(remote: string, release: string): void {
  addOnce({ remote, release, kind: 'failure' });
}

/** Counts that a remote threw an error after it loaded. Counts once for each page and release. */
export function reportError(remote: string, release: string): void {
  addOnce({ remote, release, kind: 'error' });
}

/** The result of a load of a remote, from the plugin of the federation runtime. */
export interface LoadEnd {
  /** The name of the remote's container, such as `mf_catalog`. */
  container: string;
  /** Null if the loader did not choose a release. */
  release: string | null;
  /** The time from the request to the module, or null after a failure. */
  milliseconds: number | null;
}

/**
 * Counts a load. Ignores a failed attempt, because the loader repeats it, and a section that stays broken
 * reports an error.
 */
export function countLoad({ container, release, milliseconds }: LoadEnd): void {
  if (release !== null && milliseconds !== null)
    reportLoad(container.replaceAll('_', '-'), release, milliseconds);
}

function addOnce(use: Use): void {
  const key = JSON.stringify(use);
  if (broken.has(key)) return;
  broken.add(key);
  add(use);
}

function add(use: Use): void {
  listen();
  queue.push(use);
  if (queue.length === MOST_USES) send();
  else timer ??= setTimeout(send, COLLECT_MS);
}

/** Sends the counts of the last second too: a beacon outlives its page. */
function listen(): void {
  if (isListening) return;
  isListening = true;
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send();
  });
  addEventListener('pagehide', send);
}

function send(): void {
  clearTimeout(timer);
  timer = undefined;
  if (queue.length === 0 || !navigator.onLine) return;
  const uses = queue.splice(0, MOST_USES);
  const body = new Blob([JSON.stringify({ uses })], { type: 'application/json' });
  // Counts are not important enough for a retry. A lost beacon stays lost.
  navigator.sendBeacon(USAGE_PATH, body);
}
