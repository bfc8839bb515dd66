#!/usr/bin/env node
// Runs the built cabinet with its services and sandbox accounts.
// PORT and DATA_DIR are settings of the services. The emulator stores its data in `.cabinet`.
// It loads a remote from its development address:
//   cabinet-emulator --remote mf-team=http://localhost:4101/mf-manifest.json --pages pages.json
import { spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';

const own = join(import.meta.dirname, '..');
const { version, dependencies } = JSON.parse(readFileSync(join(own, 'package.json'), 'utf8'));
const home = join(process.cwd(), '.cabinet');
const app = join(home, version);

const { values } = parseArgs({
  options: { remote: { type: 'string', multiple: true, default: [] }, pages: { type: 'string' } },
});
const remotes = values.remote.map(readRemote);

unpack();
for (const { name } of remotes) announce(name);
const port = process.env.PORT || '8080';
const child = spawn(process.execPath, ['services/main.ts'], {
  cwd: app,
  stdio: 'inherit',
  env: {
    DATA_DIR: join(home, 'data'),
    ...process.env,
    REMOTE_ORIGINS: remotes.map(({ entry }) => entry.origin).join(','),
  },
});
child.on('spawn', () => {
  for (const { name, entry } of remotes) {
    const [segment = ''] = Object.keys(pages() ?? {});
    console.log(`${name}: http://localhost:${port}/my/${segment}?remote.${name}=${entry.href}`);
  }
});
child.on('exit', (code) => process.exit(code ?? 1));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));

function readRemote(words) {
  const [name, address = ''] = words.split(/=(.*)/s);
  if (!/^mf(?:-[a-z]+)+$/.test(name) || !URL.canParse(address))
    fail(`"${words}" is not a remote. Example: mf-team=http://localhost:4101/mf-manifest.json`);
  return { name, entry: new URL(address) };
}

/**
 * Node does not run TypeScript inside node_modules. The sources run in a copy, with links to this package's
 * dependencies.
 */
function unpack() {
  if (existsSync(join(app, 'node_modules'))) return;
  cpSync(join(own, 'app'), app, { recursive: true });
  const modules = join(own, '../..');
  link(join(app, 'shared/contracts'), '@cabinet/contracts');
  link(join(app, 'shared/domain'), '@cabinet/domain');
  for (const name of Object.keys(dependencies)) link(join(modules, name), name);
}

function link(target, name) {
  const place = join(app, 'node_modules', name);
  mkdirSync(dirname(place), { recursive: true });
  symlinkSync(target, place, 'junction');
}

/** Adds the remote with its pages to the list of remotes. The code comes from the development address. */
function announce(name) {
  const folder = join(app, name, 'dist/development');
  if (readdirSync(app).includes(name) && !existsSync(folder)) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'remoteEntry.js'), '');
  writeFileSync(
    join(folder, 'release.json'),
    JSON.stringify({ name, release: 'development', needs: { pages: pages() }, pins: {} }),
  );
}

function pages() {
  return values.pages && JSON.parse(readFileSync(values.pages, 'utf8'));
}

function fail(reason) {
  console.error(reason);
  process.exit(1);
}
