/** How long a part of the page is waited for before its place says that it is late, in milliseconds (R1: within 6 s). */
export const PATIENCE_MS = 5_500;

/**
 * Asks once more for every file of code and style that is still awaited; whatever comes first is used. Each gets an
 * address of its own, because a browser queues a request behind one that hangs. Until it has come, webpack keeps what
 * it asks for in the page, and answers everybody who wants it with the same promise.
 */
export function askAnew(): void {
  const mark = Date.now().toString(36);
  const anew = (address: string) => {
    const url = new URL(address);
    url.searchParams.set('retry', mark);
    return url.href;
  };
  for (const script of document.querySelectorAll<HTMLScriptElement>('script[data-webpack]')) {
    // A copy of a script does not run.
    const next = document.createElement('script');
    for (const { name, value } of script.attributes) next.setAttribute(name, value);
    next.src = anew(script.src);
    next.onload = script.onload;
    next.onerror = script.onerror;
    for (const end of ['load', 'error']) next.addEventListener(end, () => next.remove());
    script.replaceWith(next);
  }
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'))
    if (!link.sheet) link.href = anew(link.href);
}

/**
 * Loads again what has failed, with each broken file taken from the network first: its address never changes, so the
 * browser would go on with what it keeps, and that may be what is broken (C1).
 * @param reason why it failed: webpack's errors name the file, others name none
 */
export async function loadAnew<T>(
  load: () => Promise<T>,
  reason: unknown,
  renewed: readonly string[] = [],
): Promise<T> {
  const file = fileOf(reason);
  if (file === null) return load();
  if (renewed.includes(file)) throw reason;
  await fetch(file, { cache: 'reload', signal: AbortSignal.timeout(PATIENCE_MS) }).catch(() => undefined);
  return load().catch((error) => {
    if (fileOf(error) === null) throw error;
    return loadAnew(load, error, [...renewed, file]);
  });
}

function fileOf(error: unknown): string | null {
  const { request } = Object(error) as { request?: unknown };
  return typeof request === 'string' ? request : null;
}
