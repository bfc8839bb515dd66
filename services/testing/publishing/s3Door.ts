import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export const KEYS = {
  accessKeyId: 'AKIDEXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG',
  region: 'eu-test-1',
};

export interface S3Door {
  endpoint: string;
  /** The stored objects, by bucket and key. */
  objects: Map<string, { body: Buffer; headers: Record<string, unknown> }>;
  close(): Promise<void>;
}

/** Starts a minimal S3 server for publishing, which rejects wrong signatures. */
export async function openS3Door(): Promise<S3Door> {
  const objects: S3Door['objects'] = new Map();

  function answer(request: IncomingMessage, body: Buffer): [status: number, body: string | Buffer] {
    const key = decodeURIComponent((request.url ?? '').slice(1));
    if (!isSigned(request, body)) return [403, '<Error><Code>SignatureDoesNotMatch</Code></Error>'];
    const found = objects.get(key);
    if (request.method === 'GET')
      return found ? [200, found.body] : [404, '<Error><Code>NoSuchKey</Code></Error>'];
    if (request.method === 'DELETE') {
      objects.delete(key);
      return [204, ''];
    }
    if (found && request.headers['if-none-match'] === '*')
      return [412, '<Error><Code>PreconditionFailed</Code></Error>'];
    objects.set(key, { body, headers: request.headers });
    return [200, ''];
  }

  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const [status, body] = answer(request, Buffer.concat(chunks));
    response.writeHead(status).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    objects,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Recomputes the Signature Version 4 from the received request. */
function isSigned({ method = '', url = '', headers }: IncomingMessage, body: Buffer): boolean {
  const given = /Credential=([^/]+)\/(\S+), SignedHeaders=(\S+), Signature=(\w+)$/.exec(
    headers.authorization ?? '',
  );
  const [, id, scope = '', signed = '', signature] = given ?? [];
  const sum = String(headers['x-amz-content-sha256']);
  if (body.length > 0 && sum !== sha256(body)) return false;
  const canonical = [
    method,
    url,
    '',
    ...signed.split(';').map((name) => `${name}:${String(headers[name]).trim()}`),
    '',
    signed,
    sum,
  ].join('\n');
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(canonical)].join('\n');
  const key = scope
    .split('/')
    .reduce<string | Buffer>((secret, part) => hmac(secret, part), `AWS4${KEYS.secretAccessKey}`);
  return id === KEYS.accessKeyId && hmac(key, text).toString('hex') === signature;
}

function sha256(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}
