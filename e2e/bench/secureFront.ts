import { createHash, X509Certificate } from 'node:crypto';
import { request } from 'node:http';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { generate } from 'selfsigned';

/** A TLS and HTTP/2 front before the system, like a proxy or CDN in production. */
export interface SecureFront {
  /** The origin to open. */
  url: string;
  /** Sets the port of the system behind the front. */
  leadTo(port: number): void;
  close(): void;
}

/** Header fields of an HTTP/1.1 connection, which HTTP/2 forbids (RFC 9113 §8.2.2). */
const OF_THE_CONNECTION = new Set(['connection', 'keep-alive', 'transfer-encoding']);

/** The certificate that all fronts of a run share. */
const certificate = generate([{ name: 'commonName', value: 'localhost' }]);

/**
 * Returns the hash of the fronts' public key, so that a browser can trust the fronts. A browser does not
 * cache answers if it only ignores a certificate error.
 */
export async function frontKey(): Promise<string> {
  const { cert } = await certificate;
  const key = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  return createHash('sha256').update(key).digest('base64');
}

export async function openFront(): Promise<SecureFront> {
  const { cert, private: key } = await certificate;
  let behind = 0;
  const server = createSecureServer({ cert, key }, (asked, answer) => {
    const fields = Object.entries(asked.headers).filter(([name]) => !name.startsWith(':'));
    const headers = { ...Object.fromEntries(fields), host: asked.authority, 'x-forwarded-proto': 'https' };
    const passed = request({ port: behind, method: asked.method, path: asked.url, headers }, (heard) => {
      const kept = Object.entries(heard.headers).filter(([name]) => !OF_THE_CONNECTION.has(name));
      answer.writeHead(heard.statusCode ?? 502, Object.fromEntries(kept));
      heard.pipe(answer);
    });
    passed.on('error', () => answer.stream.destroy());
    answer.on('close', () => passed.destroy());
    asked.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    url: `https://localhost:${(server.address() as AddressInfo).port}`,
    leadTo: (port) => {
      behind = port;
    },
    close: () => server.close(),
  };
}
