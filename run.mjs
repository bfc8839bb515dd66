// `node run.mjs <command> [words]`: installs the workspace if needed, and runs the command with the installed
// programs. The programs include the Node of the lockfile. This file is plain JavaScript, because any Node
// from 20.19 runs it. With `--listens` before the command, the script first checks that the port is free.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { delimiter, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(fileURLToPath(import.meta.url));
const programs = join(root, 'node_modules/.bin');
const words = process.argv.slice(2);
const listens = words[0] === '--listens';
const [command, ...rest] = listens ? words.slice(1) : words;
const isWindows = process.platform === 'win32';
const [major, minor] = process.versions.node.split('.').map(Number);

if (!command) fail('A command is missing. Example: node run.mjs node scripts/start.ts');
if (major < 20 || (major === 20 && minor < 19))
  fail(`Node ${process.versions.node} is too old. Install Node 20.19 or newer.`);
checkFolder(root);
checkFolder(join(root, 'node_modules'));
checkData(resolve(process.env.DATA_DIR || join(root, '.data')));
for (const setting of ['DATABASE_URL', 'DATABASE_OWNER_URL']) checkScheme(setting);
if (listens) await checkPort(process.env.PORT || '8080');
install();

const PATH = [programs, process.env.PATH].join(delimiter);
const { status, error } = spawnSync(command, rest, {
  cwd: root,
  stdio: 'inherit',
  shell: isWindows,
  env: { ...process.env, PATH },
});
if (error) fail(`${command} does not start: ${error.message}`);
process.exit(status ?? 1);

/** Checks that the folder, or its nearest existing parent, is writable. */
function checkFolder(folder) {
  if (!existsSync(folder)) return checkFolder(dirname(folder));
  if (!statSync(folder).isDirectory())
    fail(`${folder} is a file. Remove the file, or choose another folder.`);
  try {
    accessSync(folder, constants.W_OK);
  } catch {
    fail(`The folder ${folder} is not writable. Change its permissions, or run the command as another user.`);
  }
}

/** Checks the data folder and the folder of the embedded database. */
function checkData(folder) {
  checkFolder(folder);
  checkFolder(join(folder, 'database'));
}

function checkScheme(setting) {
  const address = process.env[setting];
  if (address && !/^postgres(ql)?:\/\//.test(address)) fail(`${setting} must begin with postgres://.`);
}

function checkPort(setting) {
  const port = Number(setting);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    fail(`PORT is "${setting}". It must be a number from 0 to 65535.`);
  return new Promise((free) => {
    const server = createServer();
    server.once('error', ({ code }) => {
      if (code === 'EADDRINUSE')
        fail(`Port ${port} is in use. Set PORT to another port, for example PORT=${port + 1}.`);
      // The services explain all other problems.
      free();
    });
    server.listen(port, process.env.HOST || undefined, () => server.close(free));
  });
}

/** Installs with a frozen lockfile, unless this lockfile is already installed. */
function install() {
  const inputs = ['pnpm-lock.yaml', 'package.json', 'pnpm-workspace.yaml', '.pnpmfile.mjs'].map((file) =>
    readFileSync(join(root, file)),
  );
  const wanted = inputs.reduce((hash, input) => hash.update(input), createHash('sha256')).digest('hex');
  const stamp = join(root, 'node_modules/.cabinet-installed');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  const { packageManager, optionalDependencies } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  );
  const node = `node-${isWindows ? 'win' : process.platform}-${process.arch}`;
  // pnpm needs a newer Node than this file. Use the Node of the lockfile.
  const packages = [packageManager, ...(major < 24 ? [`${node}@${optionalDependencies[node]}`] : [])];
  if (major < 24 && !optionalDependencies[node]) fail(`The package ${node} is missing. Install Node 24.`);
  const { status } = spawnSync(
    'npx',
    ['--yes', ...packages.map((name) => `--package=${name}`), '--', 'pnpm', 'install', '--frozen-lockfile'],
    { cwd: root, stdio: 'inherit', shell: isWindows, env: { ...process.env, CI: 'true' } },
  );
  if (status !== 0) fail('The installation of the workspace failed. The lines above show the error.');
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
}

function fail(line) {
  console.error(line);
  process.exit(1);
}
