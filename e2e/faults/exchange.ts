import { type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** What is said to a request. */
export interface Answer {
  status: number;
  /** Names and values in turn. */
  headers: string[];
  body: Buffer;
}

/** A request on its way, and what may become of it. */
export interface Exchange {
  readonly method: string;
  /** Without its query. */
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  /** Aborted when whoever has asked no longer waits. */
  readonly gone: AbortSignal;
  /** Lets the system act. @param more headers in the place of those of the request */
  forward(more?: IncomingHttpHeaders): Promise<Answer>;
  reply(answer: Answer): void;
  /** Says so many bytes of an answer, and hangs up. */
  breakOff(answer: Answer, bytes: number): void;
  /** Breaks the connection as a network does. */
  reset(): void;
}

/** They belong to one connection, and here are two. */
const OF_A_CONNECTION = ['connection', 'keep-alive', 'transfer-encoding'];

/** @param system its origin */
export async function exchangeOf(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  system: string,
): Promise<Exchange> {
  const { method = 'GET', url = '/', headers, socket } = incoming;
  const gone = new AbortController();
  outgoing.once('close', () => gone.abort());
  const body = await buffer(incoming);
  return {
    method,
    path: url.replace(/\?.*/s, ''),
    headers,
    gone: gone.signal,
    forward: (more) => ask(new URL(url, system), method, { ...headers, ...more }, body),
    reply(answer) {
      outgoing.writeHead(answer.status, answer.headers);
      outgoing.end(answer.body);
    },
    breakOff(answer, bytes) {
      outgoing.writeHead(answer.status, answer.headers);
      outgoing.write(answer.body.subarray(0, bytes), () => socket.destroySoon());
    },
    reset: () => socket.resetAndDestroy(),
  };
}

/** Over a connection of its own: one that waited could be closed in the very moment it is used. */
async function ask(url: URL, method: string, headers: IncomingHttpHeaders, body: Buffer): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  request(url, { method, headers: { ...headers, connection: 'close' }, agent: false }, resolve)
    .once('error', reject)
    .end(body);
  const answer = await promise;
  return {
    status: answer.statusCode ?? 502,
    headers: answer.rawHeaders.filter((_, index, all) => {
      const name = all[index - (index % 2)]?.toLowerCase() ?? '';
      return !OF_A_CONNECTION.includes(name);
    }),
    body: await buffer(answer),
  };
}
