import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../shared/build/src/workspace.ts';
import { buildAll } from './build.ts';
import { findChromium } from './chromium.ts';
import { SKIPPED } from './skipped.ts';

// `npm test`: types, lint, unit and component tests, and the main journeys. `--all` adds the other journeys
// and checks. Arguments select steps or packages. All steps run, even after a failure. The last line shows
// the total counts.

const results = join(root, '.cache/test-results');
const counts = { passed: 0, failed: 0, skipped: 0 };

/** Runs the command with a PostgreSQL server for its tests, if the machine has one. */
const ON_POSTGRES = ['node', 'e2e/postgres/main.ts', '--if-there-is-one'];
// PGlite imports its parts at its start. Jest's modules allow that only with this flag.
const JEST_ENV = { NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning' };
// By default Jest leaves one core unused, which halves its speed on two cores.
const JEST = [
  'jest',
  '--maxWorkers=100%',
  '--reporters=default',
  `--reporters=${join(root, 'scripts/jestReport.cjs')}`,
];
const PLAYWRIGHT = ['e2e/node_modules/.bin/playwright', 'test', '--config', 'e2e/playwright.config.ts'];

const STEPS: Record<string, () => Promise<void>> = {
  types: () => check('types', ['tsc', '-p', '.']),
  lint: async () => {
    await check('lint', ['biome', 'ci', '--error-on-warnings', '.']);
    await check('English and citations', ['node', 'scripts/prose/main.ts']);
  },
  packages: () => check('packages', ['node', 'scripts/packages.ts']),
  docs: () => check('documentation and its links', ['node', 'scripts/docs.ts']),
  kubernetes: () => check('Kubernetes manifests', ['node', 'scripts/kubernetes.ts']),
  unit: () => tests('unit and component tests', [...ON_POSTGRES, ...JEST], JEST_ENV),
  main: () => journeys('main journeys', [...PLAYWRIGHT, '--grep', '@main']),
  journeys: () => journeys('journeys', PLAYWRIGHT),
  keycloak: () => tests('journeys on Keycloak', ['node', 'e2e/keycloak/main.ts', '--if-there-is-one']),
  images: () => tests('container images', ['node', 'e2e/images/main.ts', '--if-there-is-one']),
  rules: checkRules,
  // These steps run only by name. Each uses the database that the usual steps do not use.
  embedded: () =>
    tests('services on the embedded database', [...JEST, '--selectProjects', 'services'], JEST_ENV),
  postgres: () => journeys('journeys on PostgreSQL', [...ON_POSTGRES.slice(0, 2), ...PLAYWRIGHT]),
};
const USUAL = ['types', 'lint', 'unit', 'main'];
const ALL = [
  'types',
  'lint',
  'packages',
  'docs',
  'kubernetes',
  'rules',
  'unit',
  'journeys',
  'keycloak',
  'images',
];

/** @returns the exit code; null if the command did not start, or ended by a signal */
function run(words: string[], env: NodeJS.ProcessEnv = {}): Promise<number | null> {
  const [command = '', ...args] = words;
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    });
    child.on('close', resolve);
    child.on('error', () => resolve(null));
  });
}

/** Runs a step that is one check instead of a set of tests. */
async function check(name: string, words: string[]): Promise<void> {
  console.log(`\n— ${name}`);
  counts[outcomeOf(await run(words))] += 1;
}

function outcomeOf(code: number | null): 'passed' | 'failed' | 'skipped' {
  if (code === SKIPPED) return 'skipped';
  return code === 0 ? 'passed' : 'failed';
}

interface Report {
  numPassedTests?: number;
  numFailedTests?: number;
  numRuntimeErrorTestSuites?: number;
  stats?: { expected: number; unexpected: number };
}

/** Runs a step of Jest or Playwright, which write their counts to `TEST_REPORT`. */
async function tests(name: string, words: string[], env: NodeJS.ProcessEnv = {}): Promise<void> {
  console.log(`\n— ${name}`);
  const file = join(results, `${name.replaceAll(' ', '-')}.json`);
  const outcome = outcomeOf(await run(words, { ...env, TEST_REPORT: file }));
  if (outcome === 'skipped') counts.skipped += 1;
  const report: Report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const { numPassedTests = 0, numFailedTests = 0, numRuntimeErrorTestSuites = 0, stats } = report;
  const failed = numFailedTests + numRuntimeErrorTestSuites + (stats?.unexpected ?? 0);
  counts.passed += numPassedTests + (stats?.expected ?? 0);
  counts.failed += outcome === 'failed' ? Math.max(failed, 1) : failed;
}

/** Checks the rules for Prometheus, if promtool is installed. */
async function checkRules(): Promise<void> {
  const folder = join(root, 'docs/deployment/prometheus');
  if (spawnSync('promtool', ['--version']).error) {
    console.log('\n— Prometheus rules\nnot checked: promtool is missing (Debian: prometheus)');
    counts.skipped += 1;
    return;
  }
  await check('Prometheus rules', ['promtool', 'check', 'config', join(folder, 'prometheus.yml')]);
  await check('tests of the Prometheus rules', ['promtool', 'test', 'rules', join(folder, 'rules.test.yml')]);
}

async function journeys(name: string, words: string[]): Promise<void> {
  const CHROMIUM_PATH = findChromium();
  await buildAll();
  await tests(name, words, { CHROMIUM_PATH });
}

/** The step with this name, or the tests of the Jest project with this name. */
function stepOf(name: string): () => Promise<void> {
  const step = STEPS[name];
  if (step) return step;
  const folder = ['.', 'shared'].find((parent) => existsSync(join(root, parent, name, 'package.json')));
  if (folder)
    return () => tests(`tests of ${name}`, [...ON_POSTGRES, ...JEST, '--selectProjects', name], JEST_ENV);
  console.error(`Unknown step or package "${name}". The steps are ${Object.keys(STEPS).join(', ')}.`);
  process.exit(1);
}

const words = process.argv.slice(2);
// Tests that are shorter by default run in full.
if (words.includes('--all')) process.env.THOROUGH = '1';
const names = words.includes('--all') ? ALL : words.length > 0 ? words : USUAL;
const steps = names.map(stepOf);
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
for (const step of steps) await step();
const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : '';
console.log(`\n${counts.passed} passed, ${counts.failed} failed${skipped}`);
process.exit(counts.failed === 0 ? 0 : 1);
