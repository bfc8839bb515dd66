import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Attempts, FOREIGN } from '../support/attempts.ts';

/** An engine's way out: it plays the main site, hears of what ran, and as a proxy meets every call to another host. */
export interface Outside {
  /** Host and port. */
  proxy: string;
  /** Of the main site. */
  url: string;
  attempts: Attempts;
  forget(): void;
  /** Has the main site say this from now on, with the foreign host's name as it is without TLS. */
  say(html: string): void;
  close(): Promise<void>;
}

/** With TLS a proxy hears no path, so not which payload it was. */
export const FOREIGN_PLAIN = FOREIGN.replace('https:', 'http:');

/** What a payload calls that runs. */
const RAN = '/ran/';

/** Payloads name hosts of this domain (RFC 2606); a browser also calls its maker. */
const HOST = /\.example(:\d+)?$/;

export async function openOutside(): Promise<Outside> {
  const attempts: Attempts = { ran: [], asked: [] };
  let page = '';
  const server = createServer((request, response) => {
    const { origin, host, pathname, href } = new URL(request.url ?? '/', url);
    response.setHeader('access-control-allow-origin', '*');
    if (origin !== url) {
      if (HOST.test(host)) attempts.asked.push(href);
      response.writeHead(404).end();
    } else if (pathname.startsWith(RAN)) {
      attempts.ran.push(pathname.slice(RAN.length));
      response.writeHead(204).end();
    } else response.setHeader('content-type', 'text/html; charset=utf-8').end(page);
  });
  server.on('connect', ({ url: host = '' }, socket) => {
    if (HOST.test(host)) attempts.asked.push(host);
    socket.end('HTTP/1.1 403 Forbidden\r\n\r\n');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const proxy = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const url = `http://${proxy}`;
  return {
    proxy,
    url,
    attempts,
    forget() {
      attempts.ran.length = 0;
      attempts.asked.length = 0;
    },
    say(html) {
      page = html.replaceAll(FOREIGN, FOREIGN_PLAIN);
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
