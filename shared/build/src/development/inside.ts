import { readFileSync, rmSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { REMOTE_OF_SEGMENT } from '@cabinet/contracts/registry';
import type { Configuration, FileCacheOptions } from 'webpack';
import { StartError } from '../../../../services/startError.ts';
import { pagesOf } from '../agreement.ts';
import { pageConfigsOf } from '../configs.ts';
import { portOf } from '../workspace.ts';
import { developmentFolder } from './config.ts';
import { follow } from './follow.ts';

const CHANGED = '/changed.js';

const TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.map': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/**
 * Builds one remote at every change and serves it to a cabinet that is deployed somewhere, which shows it to this
 * browser instead of the live one. React is the deployed one and cannot refresh, so the page is loaded anew; what was
 * typed is kept where the cabinet keeps it.
 * @throws {StartError} one line that says what is wrong
 */
export async function developInside(shell: string, named: string[]): Promise<void> {
  const [remote] = named;
  if (!remote || remote === 'shell' || named.length > 1)
    throw new StartError(
      'One remote runs inside a deployed shell: "npm run dev mf-catalog -- --shell <url>".',
    );
  if (!URL.canParse(shell)) throw new StartError(`"${shell}" is no address of a cabinet.`);

  const waiting = new Set<ServerResponse>();
  const outDir = developmentFolder(`${remote}-inside`);
  rmSync(outDir, { recursive: true, force: true });
  const configs = await pageConfigsOf(remote);
  await follow(
    configs.map((config) => readable(config, outDir)),
    () => {
      for (const response of waiting) response.end('location.reload();');
      waiting.clear();
      console.log(`built ${remote}`);
    },
  );

  const port = portOf(remote);
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === CHANGED) return waiting.add(response.setHeader('content-type', 'text/javascript'));
    const file = normalize(pathname);
    const content = read(join(outDir, file));
    if (!content) return response.writeHead(404, { 'access-control-allow-origin': '*' }).end();
    response.writeHead(200, {
      'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'no-store',
    });
    return response.end(file === '/remoteEntry.js' ? content + reload(port) : content);
  });
  server.once('error', (error) => {
    console.error(`Port ${port} cannot be used: ${error.message}`);
    process.exit(1);
  });
  server.listen(port, 'localhost', () => announce(shell, remote, port));
}

/** As it is published, but to be read: with the deployed React, and without hashes in its names. */
function readable(config: Configuration, outDir: string): Configuration {
  return {
    ...config,
    devtool: 'cheap-module-source-map',
    output: { ...config.output, path: outDir },
    optimization: { ...config.optimization, minimize: false },
    cache: { ...(config.cache as FileCacheOptions), name: `${config.name}-inside` },
  };
}

/**
 * At the end of the entry, which the page runs once: a script that is answered when something was built. The policy of
 * the deployed page lets scripts of this origin in, and no other request.
 */
function reload(port: number): string {
  return `
(() => {
  const wait = () => {
    const script = document.createElement('script');
    script.src = 'http://localhost:${port}${CHANGED}';
    script.onerror = () => setTimeout(wait, 1000);
    document.head.append(script);
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait);
})();
`;
}

function announce(shell: string, remote: string, port: number): void {
  const segments = [...Object.keys(REMOTE_OF_SEGMENT), ...Object.keys(pagesOf(remote) ?? {})];
  const segment = segments.find((name) => (REMOTE_OF_SEGMENT[name] ?? remote) === remote) ?? '';
  const address = new URL(`/my/${segment}`, shell);
  address.searchParams.set(`remote.${remote}`, `http://localhost:${port}/mf-manifest.json`);
  console.log(`
${remote} runs at http://localhost:${port}, inside the cabinet at
  ${decodeURIComponent(address.href)}
That cabinet has to allow the origin http://localhost:${port} (REMOTE_ORIGINS).
`);
}

function read(file: string): Buffer | null {
  try {
    return readFileSync(file);
  } catch {
    return null;
  }
}
