import { cpSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CODE, type Embedding, type Framework } from '../shell/src/documentation/embedding/code.ts';
import { setExampleVersion } from './exampleVersion.ts';

const ROOT = join(__dirname, '..');
const DOCS = join(ROOT, 'docs');
const read = (file: string, folder = DOCS) => readFileSync(join(folder, file), 'utf8');
const linesOf = (file: string) => read(file).trimEnd().split('\n').length;
const packageJson = (file: string, folder = ROOT) => JSON.parse(read(file, folder));

/** The file of each example that a portal copies, except `server-rendered`, which is a whole server. */
const COPIED = [
  'angular/src/catalog.ts',
  'astro/src/Catalog.astro',
  'bare/index.html',
  'framed/index.html',
  'next/app/Catalog.jsx',
  'plain/portal.js',
  'react-17/src/Embeds.jsx',
  'react-18/src/Catalog.jsx',
  'react-19/src/Embeds.jsx',
  'vue-3/src/CabinetCatalog.vue',
  'wordpress/wp-content/plugins/cabinet/cabinet.js',
];

test.each(COPIED)('a portal copies at most 30 lines: %s', (file) => {
  expect(linesOf(`embedding/${file}`)).toBeLessThanOrEqual(30);
});

test.each(['webpack', 'rsbuild', 'vite'])(
  'a remote in another repository needs at most 30 lines to configure %s',
  (tool) => {
    expect(linesOf(`templates/remote/${tool}.config.js`)).toBeLessThanOrEqual(30);
  },
);

/** The choices that the page `/my/documentation/embedding` starts with. */
const START: Embedding = {
  origin: 'http://localhost:8080',
  name: 'catalog',
  attributes: {},
  look: {},
  title: 'Каталог за токены',
};

// The journeys open these files, so they run the code of the documentation. A journey also copies the HTML.
test.each<[Framework, string]>([
  ['react', 'react-18/src/Catalog.jsx'],
  ['vue', 'vue-3/src/CabinetCatalog.vue'],
  ['angular', 'angular/src/catalog.ts'],
  ['next', 'next/app/Catalog.jsx'],
  ['astro', 'astro/src/Catalog.astro'],
])('the documentation shows the code of the example: %s', (framework, file) => {
  expect(read(`embedding/${file}`)).toBe(`${CODE[framework](START)}\n`);
});

test('the documentation shows the frame of the example', () => {
  const frame = CODE.iframe(START).replaceAll('\n', '\n    ');
  expect(read('embedding/framed/index.html')).toContain(`\n    ${frame}\n`);
});

/** The addresses of our tarballs in examples and templates. */
const tarballsIn = (docs: string): string[] =>
  globSync('{embedding,templates}/*/package.json', { cwd: docs }).flatMap((file) => {
    const { dependencies, devDependencies } = packageJson(file, docs);
    const addresses = Object.values<string>({ ...dependencies, ...devDependencies });
    return addresses.filter((address) => address.startsWith('file:cabinet/'));
  });

test('each example and template installs tarballs of the current version', () => {
  const { version } = packageJson('package.json');
  expect(tarballsIn(DOCS).length).toBeGreaterThan(6);
  expect(tarballsIn(DOCS).filter((address) => !address.endsWith(`-${version}.tgz`))).toEqual([]);
});

test('setExampleVersion changes only the addresses of tarballs', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cabinet-examples-'));
  for (const part of ['embedding', 'templates'])
    cpSync(join(DOCS, part), join(folder, part), { recursive: true });
  setExampleVersion(folder, '99.0.0');
  expect(tarballsIn(folder)).toHaveLength(tarballsIn(DOCS).length);
  expect(tarballsIn(folder).filter((address) => !address.endsWith('-99.0.0.tgz'))).toEqual([]);
  setExampleVersion(folder, packageJson('package.json').version);
  for (const file of globSync('{embedding,templates}/*/package.json', { cwd: folder }))
    expect(read(file, folder)).toBe(read(file));
  rmSync(folder, { recursive: true });
});

/** The shared packages, by name. */
const shared = new Map(
  globSync('shared/*/package.json', { cwd: ROOT }).map((file) => {
    const content = packageJson(file);
    return [content.name as string, content];
  }),
);

test.each(['remote', 'host'])(
  'the template "%s" has the address of each tarball that its tarballs need',
  (template) => {
    const { dependencies, devDependencies } = packageJson(`docs/templates/${template}/package.json`);
    const addresses: Record<string, string> = { ...dependencies, ...devDependencies };
    const isOurs = (name: string) => name.startsWith('@cabinet/');
    const named = Object.keys(addresses).filter(isOurs);
    const needed = named.flatMap((name) => {
      const packed = shared.get(name);
      return Object.keys({ ...packed.dependencies, ...packed.peerDependencies }).filter(isOurs);
    });
    const expected = [...new Set([...named, ...needed])].map((name) => {
      const file = `${name.replace('@cabinet/', 'cabinet-')}-${shared.get(name).version}.tgz`;
      return [name, `file:cabinet/${file}`];
    });
    expect(needed).toContain('@cabinet/loading');
    expect(addresses).toMatchObject(Object.fromEntries(expected));
  },
);
