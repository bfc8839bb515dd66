import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { StartError } from '../../../../services/startError.ts';
import { createRemote } from '../newRemote.ts';
import { root } from '../workspace.ts';

// `npm run new-remote mf-rating`: a remote that is there, tested and live. Each step is the command that a team goes on
// with.
const dataDir = process.env.DATA_DIR || './.data';
const begun = Date.now();

function step(what: string, command: string, args: string[]): void {
  console.log(`\n— ${what}`);
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning' },
  });
  if (status !== 0) throw new StartError(`It stopped there: ${what}. The lines above say why.`);
}

try {
  const options = { address: { type: 'string' }, install: { type: 'boolean', default: true } } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true, allowNegative: true });
  const [name] = positionals;
  if (!name || positionals.length > 1)
    throw new StartError('Which remote? "npm run new-remote mf-rating" makes mf-rating.');
  const { segment } = createRemote(name, values.address);
  console.log(`${name} is a copy of shared/mf-template.`);

  const node = process.execPath;
  // `--no-install` is for a workspace whose packages are linked by hand.
  if (values.install) step('install and check the types', node, ['run.mjs', 'test', 'types']);
  step('test', node, ['node_modules/jest/bin/jest.js', '--selectProjects', name]);
  // Until something is published the newest builds are live.
  if (existsSync(join(root, dataDir, 'remotes.json')))
    step('publish', node, ['shared/build/src/commands/remote.ts', 'publish', name]);
  else step('build', node, ['shared/build/src/build.ts', name]);

  const seconds = Math.round((Date.now() - begun) / 1000);
  console.log(`\n${name} is live at /my/${segment}, after ${seconds} s. "npm start" runs the cabinet;
"npm run dev ${name}" follows what you change. What the navigation calls it stands in ${name}/pages.json.`);
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exitCode = 1;
}
