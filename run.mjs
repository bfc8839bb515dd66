// The start of every command, in plain JavaScript: any Node from 20.19 runs it. It installs the workspace from the
// lockfile and hands over to the Node version that came with it, so that every machine runs the same.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const COMMANDS = {
  start: 'shared/build/src/commands/start.ts',
  test: 'shared/build/src/commands/test.ts',
  dev: 'shared/build/src/commands/dev.ts',
  bench: 'e2e/bench/main.ts',
  load: 'e2e/load/main.ts',
  screens: 'e2e/screens/main.ts',
  keycloak: 'e2e/keycloak/main.ts',
  faults: 'e2e/faults/main.ts',
  programme: 'services/programme/main.ts',
  remote: 'shared/build/src/commands/remote.ts',
  sbom: 'shared/build/src/commands/sbom.ts',
  'new-remote': 'shared/build/src/commands/newRemote.ts',
  'web-root': 'shared/build/src/commands/webRoot.ts',
};

const root = dirname(fileURLToPath(import.meta.url));
const [command = 'start', ...rest] = process.argv.slice(2);
const script = COMMANDS[command];
if (!script) fail(`unknown command "${command}"; there are ${Object.keys(COMMANDS).join(', ')}`);

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19))
  fail(`Node ${process.versions.node} is too old, 20.19 is needed`);

install();
const { status } = spawnSync(pinnedNode(), [join(root, script), ...rest], { cwd: root, stdio: 'inherit' });
process.exit(status ?? 1);

/** Installs with the lockfile frozen, unless exactly this lockfile was installed already. */
function install() {
  const inputs = ['pnpm-lock.yaml', 'package.json', 'pnpm-workspace.yaml'].map((file) =>
    readFileSync(join(root, file)),
  );
  const wanted = inputs.reduce((hash, input) => hash.update(input), createHash('sha256')).digest('hex');
  const stamp = join(root, 'node_modules/.cabinet-installed');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const args = ['--yes', packageManager, 'install', '--frozen-lockfile'];
  const { status } = spawnSync('npx', args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) fail('the workspace could not be installed; the lines above say why');
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
}

/** The Node of the lockfile; on a platform that has no such package, this one if it is of the same major. */
function pinnedNode() {
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const binary = join(root, 'node_modules', name, process.platform === 'win32' ? 'bin/node.exe' : 'bin/node');
  if (existsSync(binary)) return binary;
  if (major >= 24) return process.execPath;
  return fail(`there is no ${name} package; run this with Node 24`);
}

function fail(line) {
  console.error(line);
  process.exit(1);
}
