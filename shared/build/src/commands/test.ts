import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { build } from '../build.ts';
import { findChromium } from '../chromium.ts';
import { root } from '../workspace.ts';

// Type check, lint, unit and component tests, then the journeys in a browser against a system of their own. Every step
// runs even when one before it failed; the last line counts the tests of all of them.
const results = join(root, '.cache/test-results');
// The pinned Node and the workspace's own commands come first.
const PATH = [
  join(process.execPath, '..'),
  join(root, 'node_modules/.bin'),
  join(root, 'e2e/node_modules/.bin'),
  process.env.PATH ?? '',
];
const PACKAGES = join(root, 'shared/build/src/commands/packages.ts');
const KEYCLOAK = join(root, 'e2e/keycloak/main.ts');
/** Runs what follows with a PostgreSQL server for its tests. */
const ON_POSTGRES = join(root, 'e2e/postgres/main.ts');
/** `flaky`: those of the passed that needed a second try. */
const counts = { passed: 0, failed: 0, flaky: 0 };

interface Report {
  numPassedTests?: number;
  numFailedTests?: number;
  numRuntimeErrorTestSuites?: number;
  stats?: { expected: number; unexpected: number; flaky: number };
}

function run(command: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, PATH: PATH.join(delimiter), ...env },
    });
    child.on('close', (code) => resolve(code === 0));
    child.on('error', () => resolve(false));
  });
}

/** A step that is one check, not a set of tests. */
async function check(name: string, command: string, args: string[]): Promise<void> {
  console.log(`\n— ${name}`);
  const ok = await run(command, args);
  counts[ok ? 'passed' : 'failed'] += 1;
}

async function tests(
  name: string,
  command: string,
  args: string[],
  env: NodeJS.ProcessEnv = {},
): Promise<void> {
  console.log(`\n— ${name}`);
  const file = join(results, `${name.replaceAll(' ', '-')}.json`);
  const ok = await run(command, args, { ...env, TEST_REPORT: file });
  const report = readReport(file);
  const failed =
    (report.numFailedTests ?? 0) + (report.numRuntimeErrorTestSuites ?? 0) + (report.stats?.unexpected ?? 0);
  counts.passed += (report.numPassedTests ?? 0) + (report.stats?.expected ?? 0) + (report.stats?.flaky ?? 0);
  counts.flaky += report.stats?.flaky ?? 0;
  counts.failed += ok ? failed : Math.max(failed, 1);
}

function readReport(file: string): Report {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const only = process.argv.slice(2);
const wanted = (step: string) => only.length === 0 || only.includes(step);

if (wanted('types')) await check('types', 'tsc', ['-p', '.']);
if (wanted('lint')) await check('lint', 'biome', ['ci', '--error-on-warnings', '.']);
if (wanted('packages')) await check('packages', process.execPath, [PACKAGES]);
// PGlite imports its parts when it starts, which jest's modules allow behind this flag only.
const JEST_ENV = { NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning' };
const REPORTERS = ['default', join(root, 'shared/build/src/jest/report.cjs')];
// By itself jest leaves one core to a person, and of two that is half.
const JEST = ['jest', ...REPORTERS.map((name) => `--reporters=${name}`), '--maxWorkers=100%'];
const SERVICES = ['--selectProjects', 'services'];
const PLAYWRIGHT = ['playwright', 'test', '--config', 'e2e/playwright.config.ts'];

// Every run sees both databases: the services' own tests are on PostgreSQL where there is one, the journeys on the
// embedded one. The other halves are asked for by name: `npm test -- postgres`, `npm test -- embedded`.
if (wanted('unit')) {
  const onBest = [ON_POSTGRES, '--if-there-is-one', ...JEST];
  await tests('unit and component tests', process.execPath, onBest, JEST_ENV);
}
if (only.includes('embedded')) {
  const [jest = '', ...args] = JEST;
  await tests('services on the embedded database', jest, [...args, ...SERVICES], JEST_ENV);
}
if (only.includes('postgres')) {
  const services = [ON_POSTGRES, ...JEST, ...SERVICES];
  await tests('services on PostgreSQL', process.execPath, services, JEST_ENV);
}
if (wanted('journeys') || only.includes('postgres')) {
  const env = { CHROMIUM_PATH: findChromium() };
  console.log(`\n— build`);
  await build();
  const [playwright = '', ...args] = PLAYWRIGHT;
  if (wanted('journeys')) await tests('journeys', playwright, args, env);
  if (only.includes('postgres'))
    await tests('journeys on PostgreSQL', process.execPath, [ON_POSTGRES, ...PLAYWRIGHT], env);
}
if (wanted('keycloak'))
  await tests('journeys on a real Keycloak', process.execPath, [KEYCLOAK, '--if-there-is-one']);

if (counts.flaky > 0) console.log(`\n${counts.flaky} of them passed at the second try only`);
console.log(`\n${counts.passed} passed, ${counts.failed} failed`);
process.exit(counts.failed === 0 ? 0 : 1);
