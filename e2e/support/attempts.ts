import type { BrowserContext } from '@playwright/test';

/** Successful attempts of hostile markup. */
export interface Attempts {
  /** Numbers of the payloads that ran. */
  ran: string[];
  /** Requests to other hosts. */
  asked: string[];
}

/** The function that every running payload calls, and the host that every payload requests. */
export const CALL = 'payloadRan';
export const FOREIGN = 'https://evil.example';

/** Watches every tab and frame for running payloads, and for requests to origins other than `origins`. */
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
