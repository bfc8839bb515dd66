import type { ServerResponse } from 'node:http';

/** Open pages that are told of what is built. */
export interface Audience {
  /** Holds the answer open for what comes. */
  add(response: ServerResponse): void;
  tell(news: object): void;
  end(): void;
}

export function audience(): Audience {
  const pages = new Set<ServerResponse>();
  return {
    add(response) {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      response.flushHeaders();
      pages.add(response);
      response.once('close', () => pages.delete(response));
    },
    tell(news) {
      for (const page of pages) page.write(`data: ${JSON.stringify(news)}\n\n`);
    },
    end() {
      for (const page of pages) page.end();
    },
  };
}
