/**
 * The time limit for a part of the page, in milliseconds (RM1: within 6 s). After it, the part's place shows a
 * failure.
 */
export const TIME_LIMIT_MS = 5_500;

/**
 * Requests every pending script and style sheet once more. The first answer counts. Each request has a new
 * address, because a browser queues a request behind a request that hangs. Webpack shares one pending request
 * between all callers, so another `import()` would not send a new request.
 */
export function askAnew(): void {
  const mark = Date.now().toString(36);
  const anew = (address: string) => {
    const url = new URL(address);
    url.searchParams.set('retry', mark);
    return url.href;
  };
  for (const script of document.querySelectorAll<HTMLScriptElement>('script[data-webpack]')) {
    // A copy of a script does not run, so create a new element.
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
 * Repeats a failed load, and first reloads each broken file from the network. The file's address never
 * changes, so the browser would use its cache, which may be broken (C1).
 * @param reason the error; webpack's errors name the file, and other errors do not
 */
export async function loadAnew<T>(
  load: () => Promise<T>,
  reason: unknown,
  renewed: readonly string[] = [],
): Promise<T> {
  const file = fileOf(reason);
  if (file === null) return load();
  if (renewed.includes(file)) throw reason;
  await fetch(file, { cache: 'reload', signal: AbortSignal.timeout(TIME_LIMIT_MS) }).catch(() => undefined);
  return load().catch((error) => {
    if (fileOf(error) === null) throw error;
    return loadAnew(load, error, [...renewed, file]);
  });
}

function fileOf(error: unknown): string | null {
  const { request } = Object(error) as { request?: unknown };
  return typeof request === 'string' ? request : null;
}
