import { type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** An answer to a request. */
export interface Answer {
  status: number;
  /** Alternating names and values. */
  headers: string[];
  body: Buffer;
}

/** A request in transit, with the possible reactions. */
export interface Exchange {
  readonly method: string;
  /** Path without the query. */
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  /** Aborted when the client has stopped waiting. */
  readonly gone: AbortSignal;
  /** Forwards the request to the system. @param more headers that replace those of the request */
  forward(more?: IncomingHttpHeaders): Promise<Answer>;
  reply(answer: Answer): void;
  /** Sends a number of bytes of an answer, then closes the connection. */
  breakOff(answer: Answer, bytes: number): void;
  /** Resets the connection, like a network failure. */
  reset(): void;
}

/** Headers that belong to one connection. The proxy has two connections. */
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

/** Uses a new connection, because the system could close an idle connection at the moment of its use. */
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
