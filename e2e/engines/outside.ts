import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Attempts, FOREIGN } from '../support/attempts.ts';

/**
 * Everything outside of an engine. Plays the main site, collects payloads that ran, and is a proxy for calls
 * to other hosts.
 */
export interface Outside {
  /** Host and port. */
  proxy: string;
  /** Address of the main site. */
  url: string;
  attempts: Attempts;
  forget(): void;
  /** Sets the answer of the main site. Replaces the foreign host by its address without TLS. */
  say(html: string): void;
  close(): Promise<void>;
}

/** With TLS, a proxy does not see the path, so it cannot identify the payload. */
export const FOREIGN_PLAIN = FOREIGN.replace('https:', 'http:');

/** Path that a running payload calls. */
const RAN = '/ran/';

/**
 * Payloads name hosts of this domain (RFC 2606). Ignore other hosts, because a browser also calls its vendor.
 */
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
