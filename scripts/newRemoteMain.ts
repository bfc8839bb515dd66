import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { isWrongUse, StartError } from '../services/start/startError.ts';
import { root } from '../shared/build/src/workspace.ts';
import { pnpm } from './build.ts';
import { createRemote } from './newRemote.ts';

// `npm run new-remote mf-board`: creates a remote, tests it and makes it live. Each step is a command that
// its team uses later.
const dataDir = resolve(root, process.env.DATA_DIR || './.data');
const begun = Date.now();

async function step(what: string, ...words: string[]): Promise<void> {
  console.log(`\n— ${what}`);
  await pnpm(words).catch(() => {
    throw new StartError(`The step "${what}" failed. The lines above show the error.`);
  });
}

try {
  const options = { address: { type: 'string' }, install: { type: 'boolean', default: true } } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true, allowNegative: true });
  const [name] = positionals;
  if (!name || positionals.length > 1)
    throw new StartError('A name is missing. Example: npm run new-remote mf-board');
  const { segment } = createRemote(name, values.address);
  console.log(`${name} is a copy of docs/templates/remote.`);

  const filter = ['--filter', `./${name}`, 'run'];
  // `--no-install` is for a workspace whose packages are linked by hand.
  if (values.install) {
    await step('install', 'install', '--no-frozen-lockfile', '--prefer-offline');
    await step('check the types', ...filter, 'typecheck');
  }
  await step('test', ...filter, 'test');
  // The newest builds are live until the first publication.
  if (existsSync(join(dataDir, 'remotes.json')))
    // The steps above have checked the remote, and its files are not committed yet.
    await step('publish', 'exec', 'node', 'scripts/remote.ts', 'publish', name, '--unchecked');
  else await step('build', ...filter, 'build');

  const seconds = Math.round((Date.now() - begun) / 1000);
  console.log(`\n${name} is live at /my/${segment}, after ${seconds} s. "npm start" runs the cabinet;
"npm run dev ${name}" rebuilds it after each change. ${name}/pages.json contains its name in the navigation.`);
} catch (error) {
  console.error(error instanceof StartError || isWrongUse(error) ? error.message : error);
  process.exitCode = 1;
}
