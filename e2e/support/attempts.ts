import type { BrowserContext } from '@playwright/test';

/** What hostile markup got done. */
export interface Attempts {
  /** Which payloads ran, by their numbers. */
  ran: string[];
  /** What was asked of other hosts. */
  asked: string[];
}

/** The function that every payload calls if it runs, and the host that it calls upon. */
export const CALL = 'payloadRan';
export const FOREIGN = 'https://evil.example';

/** Watches every tab and frame for payloads that run, and for requests to anybody but `origins`. */
export async function watchAttempts(context: BrowserContext, ...origins: string[]): Promise<Attempts> {
  const attempts: Attempts = { ran: [], asked: [] };
  await context.exposeBinding(CALL, (_source, payload: unknown) => void attempts.ran.push(String(payload)));
  const isForeign = (url: URL) => /^(https?|wss?):$/.test(url.protocol) && !origins.includes(url.origin);
  context.on('request', (request) => {
    if (isForeign(new URL(request.url()))) attempts.asked.push(request.url());
  });
  await context.route(isForeign, (route) => route.abort());
  return attempts;
}
