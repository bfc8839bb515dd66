import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../shared/build/src/workspace.ts';
import { checkRemote } from './gate.ts';
import { readSources } from './sources.ts';

let workspace: string;

function write(path: string, content: string): void {
  mkdirSync(dirname(join(workspace, path)), { recursive: true });
  writeFileSync(join(workspace, path), content);
}

const git = (...words: string[]) => execFileSync('git', words, { cwd: workspace, encoding: 'utf8' });

const PACKAGE = { name: 'mf-club', type: 'module', jest: { displayName: 'mf-club' } };
const COMPILED = `{
  "compilerOptions": { "noEmit": true, "strict": true, "allowImportingTsExtensions": true, "types": [] },
  "include": ["src"]
}
`;

beforeEach(() => {
  workspace = mkdtempSync(join(tmpdir(), 'cabinet-gate-test-'));
  for (const name of ['biome.json', 'lint'])
    cpSync(join(root, name), join(workspace, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(workspace, 'node_modules'), 'junction');
  write('.gitignore', 'node_modules\n');
  write('jest.config.mjs', "export default { projects: ['<rootDir>/mf-club'] };\n");
  write('mf-club/package.json', `${JSON.stringify(PACKAGE, null, 2)}\n`);
  write('mf-club/tsconfig.json', COMPILED);
  write('mf-club/src/club.ts', 'export const seats = 12;\n');
  write('mf-club/src/club.test.js', "test('a club has seats', () => expect(12).toBe(12));\n");
  git('init', '--quiet');
  git('config', 'user.name', 'Anna');
  git('config', 'user.email', 'anna@cabinet.test');
  git('add', '.');
  git('commit', '--quiet', '-m', 'Open the club');
});
afterEach(() => rmSync(workspace, { recursive: true }));
jest.setTimeout(60_000);

test('the gate admits a remote whose types, lint and tests pass', async () => {
  expect(await checkRemote(workspace, 'mf-club')).toBeNull();
});

test.each([
  [
    'a type error',
    'mf-club/src/club.ts',
    "export const seats: number = 'twelve';\n",
    "types: mf-club/src/club.ts(1,14): error TS2322: Type 'string' is not assignable to type 'number'.",
  ],
  [
    'an import of the sources of another remote',
    'mf-club/src/club.ts',
    "export { goods } from '../../mf-catalog/src/goods.ts';\n",
    /^lint: mf-club\/src\/club\.ts:1 A remote may import only .*, not the shell or another remote\.$/,
  ],
  [
    'a failing test',
    'mf-club/src/club.test.js',
    "test('a club has seats', () => expect(12).toBe(13));\n",
    'tests: mf-club/src/club.test.js "a club has seats" fails',
  ],
  [
    'a test file that does not load',
    'mf-club/src/club.test.js',
    "import './gone.js';\n\ntest('a club has seats', () => expect(12).toBe(12));\n",
    'tests: mf-club/src/club.test.js does not run',
  ],
])('the gate names %s in one line', async (_, file, content, reason) => {
  write(file, content);
  if (content.includes('mf-catalog')) write('mf-catalog/src/goods.ts', 'export const goods = 1;\n');
  expect(await checkRemote(workspace, 'mf-club')).toEqual(
    typeof reason === 'string' ? reason : expect.stringMatching(reason),
  );
});

test('readSources returns the author, the commit and each file that differs from the commit', async () => {
  const commit = git('rev-parse', 'HEAD').trim();
  expect(await readSources(workspace)).toEqual({ by: 'Anna', commit, changes: [] });
  git('mv', 'mf-club/src/club.ts', 'mf-club/src/a club.ts');
  write('mf-club/src/new.ts', '\n');
  expect((await readSources(workspace)).changes).toEqual(['mf-club/src/a club.ts', 'mf-club/src/new.ts']);
});

test('readSources outside a Git repository returns no commit', async () => {
  rmSync(join(workspace, '.git'), { recursive: true });
  expect(await readSources(workspace)).toMatchObject({ commit: null, changes: [] });
});
