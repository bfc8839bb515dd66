import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

// What the deployment names, the repository has. The images themselves are built by no test.
const ROOT = join(__dirname, '..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const containerfile = read('docs/deployment/Containerfile');
const compose = read('docs/deployment/compose/compose.yaml');

/** Not a setting of ours. */
const OF_THE_SYSTEM = ['PATH', 'CI', 'NODE_ENV'];

/** Every environment variable that the services and their commands read. */
function settingsRead(): string[] {
  const files = globSync(['services/**/*.ts', 'scripts/{remote,webRoot,start}.ts'], {
    cwd: ROOT,
    exclude: (path) => /node_modules|testing|\.test\.ts$/.test(path),
  });
  const texts = files.map(read);
  const direct = texts.flatMap((text) => [...text.matchAll(/\b(?:env\.|needed\(')([A-Z][A-Z\d_]+)/g)]);
  const taken = texts.flatMap((text) => [...text.matchAll(/\{([^{}]*)\} = process\.env/g)]);
  const names = [
    ...direct.map(([, name = '']) => name),
    ...taken.flatMap(([, members = '']) => members.match(/\b[A-Z][A-Z\d_]+\b/g) ?? []),
  ];
  return [...new Set(names)].filter((name) => !OF_THE_SYSTEM.includes(name)).sort();
}

/** The first column of the table. */
function settingsTold(): string[] {
  const table = read('docs/operations.md').split('## Settings')[1]?.split('## ')[0] ?? '';
  const names = table.split('\n').flatMap((row) => row.split('|')[1]?.match(/[A-Z][A-Z\d_]+/g) ?? []);
  return [...new Set(names)].sort();
}

test('docs/operations.md tells of every setting that the code reads, and of no other', () => {
  expect(settingsTold()).toEqual(settingsRead());
});

test('the composition sets only what the code reads', () => {
  const settings = compose.split('environment: &settings')[1]?.split('tmpfs')[0] ?? '';
  const names = [...settings.matchAll(/^\s+([A-Z_]+):/gm)].map(([, name = '']) => name);
  expect(names).toContain('DATABASE_URL');
  expect(settingsRead()).toEqual(expect.arrayContaining(names));
});

test('what the images copy is in the repository, or comes out of the build', () => {
  const copied = [...containerfile.matchAll(/^COPY (--from=\w+ )?(.+) \S+$/gm)].flatMap(([, , paths = '']) =>
    paths.split(' '),
  );
  expect(copied.length).toBeGreaterThan(10);
  const sources = copied.map((path) => path.replace(/^\/cabinet\/?/, '').replace(/\/dist$/, ''));
  expect(sources.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});

test('the services’ image has a build of every remote', () => {
  const remotes = globSync('mf-*', { cwd: ROOT });
  expect(remotes.filter((name) => !containerfile.includes(`/cabinet/${name}/dist ${name}/dist`))).toEqual([]);
});

test('what the images start, and what the workspace is installed with, is there', () => {
  const scripts = [...(containerfile + compose).matchAll(/[\w/]+\.ts\b/g)].map(([path]) => path);
  expect(scripts).toEqual(expect.arrayContaining(['services/main.ts', 'services/webRoot/main.ts']));
  expect(scripts.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  const { packageManager } = JSON.parse(read('package.json'));
  const managers = containerfile.match(/pnpm@[\d.]+/g) ?? [];
  expect(new Set(managers)).toEqual(new Set([packageManager]));
});

test('the services import nothing that their image leaves out', () => {
  const files = globSync('services/**/*.ts', {
    cwd: ROOT,
    exclude: (path) => /node_modules|testing|\.test\.ts$/.test(path),
  });
  const imported = files.flatMap(
    (file) => read(file).match(/from '(@cabinet\/[a-z]+|\.\.\/\.\.\/(?:\.\.\/)?shared[^']*)/g) ?? [],
  );
  expect([...new Set(imported)].sort()).toEqual(["from '@cabinet/contracts", "from '@cabinet/domain"]);
});
