import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { MALFORMED } from './answerError.ts';

const STATUSES: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/**
 * Answers a malformed, slow or oversized request directly on the connection, because Node creates no request
 * for it.
 */
export function answerUnreadable(
  { code = '' }: NodeJS.ErrnoException,
  socket: Socket,
  headers: Record<string, string>,
): void {
  if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const status = STATUSES[code] ?? 400;
  const body = JSON.stringify(MALFORMED);
  const said = {
    ...headers,
    Connection: 'close',
    'Content-Length': Buffer.byteLength(body),
    'Content-Type': 'application/json; charset=utf-8',
  };
  const lines = Object.entries(said).map(([name, value]) => `${name}: ${value}`);
  const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines].join('\r\n');
  socket.end(`${head}\r\n\r\n${body}`, () => socket.destroy());
}
