import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { StartError } from '../start/startError.ts';
import type { Headers, Store } from './store.ts';

export interface S3Options {
  /** For example, `https://s3.eu-central-1.amazonaws.com`. */
  endpoint: string;
  bucket: string;
  /** The folder in the bucket; '' is the whole bucket. */
  prefix: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Returns a store in a bucket of any S3-compatible service with conditional writes and path-style URLs. */
export function s3Store({ endpoint, bucket, prefix, ...keys }: S3Options): Store {
  const client = new AwsClient({ ...keys, service: 's3' });
  const base = [endpoint.replace(/\/$/, ''), bucket, ...(prefix ? [prefix] : [])].join('/');
  const name = `s3://${[bucket, ...(prefix ? [prefix] : [])].join('/')}`;

  /** @param expected error statuses that are not failures */
  async function ask(method: string, path: string, expected: number[], init: RequestInit = {}) {
    const url = `${base}/${path.split('/').map(encodeURIComponent).join('/')}`;
    const answer = await client.fetch(url, { ...init, method }).catch((error: Error) => {
      throw new StartError(`${endpoint} is unreachable: ${String(error.cause ?? error.message)}`);
    });
    if (answer.ok || expected.includes(answer.status)) return answer;
    const [, code = ''] = /<Code>(\w+)</.exec(await answer.text()) ?? [];
    throw new StartError(`${name} answers ${answer.status} ${code} to ${method} ${path}.`);
  }

  async function put(path: string, content: Buffer, expected: number[], headers: Record<string, string>) {
    const sum = createHash('sha256').update(content).digest('hex');
    const body = new Uint8Array(content);
    return ask('PUT', path, expected, { body, headers: { ...headers, 'x-amz-content-sha256': sum } });
  }

  return {
    name,
    async read(path) {
      const answer = await ask('GET', path, [404]);
      return answer.ok ? answer.text() : null;
    },
    async write(path, content, { type, caching }: Headers) {
      await put(path, content, [], { 'content-type': type, 'cache-control': caching });
    },
    async create(path, content) {
      // 412: the file exists. 409: another client is creating it.
      const answer = await put(path, content, [409, 412], { 'if-none-match': '*' });
      return answer.ok;
    },
    async remove(path) {
      await ask('DELETE', path, [404]);
    },
  };
}
