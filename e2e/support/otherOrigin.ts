import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { test as base } from './test.ts';

/** A static file host that allows every origin, like a team's own storage of builds. */
export interface OtherOrigin {
  url: string;
  /** Serves this folder from now on. */
  serve(folder: string): void;
  /** Requested paths. */
  asked: string[];
}

const TYPES: Record<string, string> = { html: 'text/html', js: 'text/javascript', css: 'text/css' };

interface WorkerFixtures {
  /** A second origin from which the configuration allows remotes. */
  other: OtherOrigin;
}

export const test = base.extend<object, WorkerFixtures>({
  other: [
    async ({ browserName: _ }, use) => {
      let root = '';
      const asked: string[] = [];
      const server = createServer(async ({ url = '/' }, response) => {
        const { pathname } = new URL(url, 'http://localhost');
        asked.push(pathname);
        const content = await readFile(join(root, pathname)).catch(() => null);
        const type = TYPES[pathname.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
        response.writeHead(content ? 200 : 404, { 'access-control-allow-origin': '*', 'content-type': type });
        response.end(content);
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      const { port } = server.address() as AddressInfo;
      const serve = (folder: string) => {
        root = folder;
        asked.length = 0;
      };
      await use({ url: `http://127.0.0.1:${port}`, serve, asked });
      await new Promise((resolve) => server.close(resolve));
    },
    { scope: 'worker' },
  ],

  environment: [
    async ({ other }, use) => {
      await use({ REMOTE_ORIGINS: other.url, PORTAL_ORIGINS: other.url });
    },
    { scope: 'worker' },
  ],
});
