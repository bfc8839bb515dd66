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
/** `flaky`: those of the passed that needed a second try. */
const KEYCLOAK = join(root, 'e2e/keycloak/main.ts');
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
if (wanted('unit')) {
  const reporters = ['default', join(root, 'shared/build/src/jest/report.cjs')].map(
    (name) => `--reporters=${name}`,
  );
  // PGlite imports its parts when it starts, which jest's modules allow behind this flag only.
  const NODE_OPTIONS = '--experimental-vm-modules --disable-warning=ExperimentalWarning';
  // By itself jest leaves one core to a person, and of two that is half.
  await tests('unit and component tests', 'jest', [...reporters, '--maxWorkers=100%'], { NODE_OPTIONS });
}
if (wanted('journeys')) {
  const chromium = findChromium();
  console.log(`\n— build`);
  await build();
  await tests('journeys', 'playwright', ['test', '--config', 'e2e/playwright.config.ts'], {
    CHROMIUM_PATH: chromium,
  });
}
if (wanted('keycloak'))
  await tests('journeys on a real Keycloak', process.execPath, [KEYCLOAK, '--if-there-is-one']);

if (counts.flaky > 0) console.log(`\n${counts.flaky} of them passed at the second try only`);
console.log(`\n${counts.passed} passed, ${counts.failed} failed`);
process.exit(counts.failed === 0 ? 0 : 1);
