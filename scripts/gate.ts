import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { say } from './say.ts';

/** A check of the gate. Resolves with the first issue, or null. */
type Check = (root: string, remote: string) => Promise<string | null>;

/** The keys are the names of the steps in `npm test`. */
const CHECKS: Record<string, Check> = { types, lint, tests };

/**
 * Checks types, lint with its rules for imports, and tests of one remote (docs/decisions/011).
 * @param root of the workspace
 * @returns the first issue in one sentence, or null
 */
export async function checkRemote(root: string, remote: string): Promise<string | null> {
  for (const [name, check] of Object.entries(CHECKS)) {
    const issue = await check(root, remote);
    if (issue) return `${name}: ${issue.split('\n')[0]}`;
  }
  return null;
}

const bin = (root: string, name: string) => join(root, 'node_modules/.bin', name);

async function types(root: string, remote: string): Promise<string | null> {
  const { isGood, stdout, stderr } = await say(root, bin(root, 'tsc'), ['-p', remote, '--pretty', 'false']);
  return isGood ? null : stdout || stderr || 'the compiler did not run';
}

interface LintReport {
  diagnostics: Array<{ message: string; location?: { path: string; start?: { line: number } } }>;
}

async function lint(root: string, remote: string): Promise<string | null> {
  const args = ['ci', '--error-on-warnings', '--colors=off', '--reporter=json', remote];
  const { isGood, stdout, stderr } = await say(root, bin(root, 'biome'), args);
  if (isGood) return null;
  const [first] = (JSON.parse(stdout || '{"diagnostics":[]}') as LintReport).diagnostics;
  if (!first) return stderr || 'the linter did not run';
  const { path = remote, start } = first.location ?? {};
  return `${path}${start?.line ? `:${start.line}` : ''} ${first.message}`;
}

interface TestReport {
  testResults: Array<{
    name: string;
    status: string;
    message: string;
    assertionResults: Array<{ status: string; fullName: string }>;
  }>;
}

// PGlite imports its parts at its start. Jest's modules allow that only with this flag.
const JEST_ENV = { NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning' };

async function tests(root: string, remote: string): Promise<string | null> {
  const folder = mkdtempSync(join(tmpdir(), 'cabinet-gate-'));
  try {
    const file = join(folder, 'report.json');
    const args = ['--selectProjects', remote, '--json', `--outputFile=${file}`];
    const { isGood, stderr } = await say(root, bin(root, 'jest'), args, JEST_ENV);
    return isGood ? null : (failureIn(root, file) ?? (stderr || 'the tests did not run'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function failureIn(root: string, file: string): string | null {
  const { testResults } = JSON.parse(readFileSync(file, 'utf8')) as TestReport;
  const failed = testResults.find(({ status }) => status === 'failed');
  if (!failed) return null;
  const test = failed.assertionResults.find(({ status }) => status === 'failed');
  return `${relative(root, failed.name)} ${test ? `"${test.fullName}" fails` : 'does not run'}`;
}
