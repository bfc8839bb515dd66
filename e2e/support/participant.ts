import type { Page } from '@playwright/test';

interface PostOptions {
  headers?: Record<string, string>;
  signal?: AbortSignal | undefined;
}

/** Calls of the services outside of the page, with the token of the page's own calls. */
export interface Participant {
  /** @param path such as `/loyalty/api/cards` */
  get<T>(path: string): Promise<T>;
  post(path: string, body: unknown, options?: PostOptions): Promise<Response>;
}

/**
 * Returns the participant of a page. Call this before the page opens, because it waits for the page's token.
 */
export function participantOf(page: Page, origin: string): Participant {
  const token = Promise.withResolvers<string>();
  page.on('request', (request) => {
    const { authorization } = request.headers();
    if (authorization) token.resolve(authorization);
  });
  const headers = async () => ({ authorization: await token.promise, accept: 'application/json' });

  return {
    async get(path) {
      const answer = await fetch(origin + path, { headers: await headers() });
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
      return answer.json();
    },
    async post(path, body, { headers: more, signal } = {}) {
      return fetch(origin + path, {
        method: 'POST',
        headers: { ...(await headers()), ...more, 'content-type': 'application/json' },
        body: JSON.stringify(body),
        ...(signal && { signal }),
      });
    },
  };
}
