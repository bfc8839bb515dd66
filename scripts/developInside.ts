import { REMOTE_OF_SEGMENT } from '@cabinet/contracts/registry';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { StartError } from '../services/start/startError.ts';
import { pagesOf } from '../shared/build/src/agreement.ts';
import { configsOf } from './configsOf.ts';

/**
 * Serves one remote to a deployed cabinet, which shows it to this browser instead of the live release.
 * @throws {StartError} one line with the reason
 */
export async function developInside(shell: string, named: string[]): Promise<void> {
  const [remote] = named;
  if (!remote || remote === 'shell' || named.length > 1)
    throw new StartError(
      'Name one remote to run inside a deployed shell. Example: npm run dev mf-catalog -- --shell <url>',
    );
  if (!URL.canParse(shell)) throw new StartError(`"${shell}" is not the URL of a cabinet.`);

  const [config = {}] = await configsOf(remote);
  const server = new WebpackDevServer(config.devServer, webpack(config));
  await server.start();
  server.middleware?.waitUntilValid(() => announce(shell, remote, `http://localhost:${server.options.port}`));
}

function announce(shell: string, remote: string, origin: string): void {
  const segments = [...Object.keys(REMOTE_OF_SEGMENT), ...Object.keys(pagesOf(remote) ?? {})];
  const segment = segments.find((name) => (REMOTE_OF_SEGMENT[name] ?? remote) === remote) ?? '';
  const address = new URL(`/my/${segment}`, shell);
  address.searchParams.set(`remote.${remote}`, `${origin}/mf-manifest.json`);
  console.log(`
${remote} runs at ${origin}, inside the cabinet at
  ${decodeURIComponent(address.href)}
The cabinet must allow the origin ${origin} (REMOTE_ORIGINS).
`);
}
