import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** A text that is sent often. It contains its validator and its compressed forms. */
export interface Prepared {
  type: string;
  etag: string;
  forms: { identity: Buffer; gzip: Buffer; br: Buffer };
}

/** @param type the `Content-Type` */
export async function prepare(type: string, text: string): Promise<Prepared> {
  const identity = Buffer.from(text);
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  return { type, etag, forms: { identity, gzip: await zip(identity), br: await brotli(identity) } };
}

/** Returns {@link prepare} for one text that rarely changes: the same text is prepared once. */
export function preparesOnce(type: string): (text: string) => Promise<Prepared> {
  let last: { text: string; prepared: Promise<Prepared> } | undefined;
  return (text) => {
    if (last?.text !== text) last = { text, prepared: prepare(type, text) };
    return last.prepared;
  };
}

/** Sends the form that the browser accepts. Browsers revalidate each time and mostly get 304. */
export function sendPrepared(request: FastifyRequest, reply: FastifyReply, prepared: Prepared): FastifyReply {
  const { type, etag, forms } = prepared;
  const encoding = encodingOf(request.headers['accept-encoding']);
  // A weak ETag is shared by all forms, because they differ only in their encoding.
  reply.header('Cache-Control', 'no-cache').header('Vary', 'Accept-Encoding').header('ETag', `W/${etag}`);
  if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
  if (encoding !== 'identity') reply.header('Content-Encoding', encoding);
  return reply.type(type).send(forms[encoding]);
}

function encodingOf(accepted: string | string[] = ''): 'br' | 'gzip' | 'identity' {
  const names = String(accepted)
    .split(',')
    .filter((item) => !/;\s*q=0(\.0*)?\s*$/.test(item))
    .map((item) => item.split(';')[0]?.trim().toLowerCase());
  if (names.includes('br')) return 'br';
  return names.includes('gzip') ? 'gzip' : 'identity';
}
