import { MOST_USES, USAGE_PATH, type Use } from '@cabinet/contracts/usage';

/** How long uses are collected before they are sent. */
const COLLECT_MS = 10_000;

const queue: Use[] = [];
/** A page that breaks again and again broke once. */
const broken = new Set<string>();
let timer: ReturnType<typeof setTimeout> | undefined;
let isListening = false;

/**
 * Counts that a page has loaded a remote (docs/decisions/025).
 * @param remote such as `mf-catalog`
 * @param release its version; a preview is counted nowhere
 * @param milliseconds from the request for the remote until it was ready to be shown
 */
export function reportLoad(remote: string, release: string, milliseconds: number): void {
  add({ remote, release, kind: 'load', milliseconds: Math.round(milliseconds) });
}

/** Counts once for each page and release that the page could not load a remote, after its second try too. */
export function reportFailure(remote: string, release: string): void {
  addOnce({ remote, release, kind: 'failure' });
}

/** Counts once for each page and release that a remote threw an error after it was loaded. */
export function reportError(remote: string, release: string): void {
  addOnce({ remote, release, kind: 'error' });
}

/** How a load of a remote ended, as the federation runtime's plugin tells it. */
export interface LoadEnd {
  /** Name of its container, such as `mf_catalog`. */
  container: string;
  /** Null where none was chosen. */
  release: string | null;
  /** From the request to the module; null where it failed. */
  milliseconds: number | null;
}

/** Counts a load. A try that failed is repeated: a section that stays broken is reported as an error. */
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

/** Also what a page counts in its last second is sent: a beacon outlives its page. */
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
  // Counts are no reason to disturb anybody: what does not arrive is lost.
  navigator.sendBeacon(USAGE_PATH, body);
}
