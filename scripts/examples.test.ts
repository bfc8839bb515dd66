import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The file of each example that a portal copies. */
const COPIED = [
  'angular/src/portal.ts',
  'astro/src/Catalogue.astro',
  'bare/index.html',
  'framed/index.html',
  'next/app/Catalogue.jsx',
  'plain/portal.js',
  'react-17/src/Embeds.jsx',
  'react-18/src/Catalogue.jsx',
  'react-19/src/Embeds.jsx',
  'vue-3/src/PortalPage.vue',
  'wordpress/wp-content/plugins/cabinet/cabinet.js',
];

const linesOf = (file: string): number =>
  readFileSync(join(__dirname, '../docs', file), 'utf8')
    .trimEnd()
    .split('\n').length;

test.each(COPIED)('a portal copies at most 30 lines: %s', (file) => {
  expect(linesOf(`embedding/${file}`)).toBeLessThanOrEqual(30);
});

test.each(['webpack', 'rsbuild', 'vite'])(
  'a remote in another repository needs at most 30 lines to configure %s',
  (tool) => {
    expect(linesOf(`templates/remote/${tool}.config.js`)).toBeLessThanOrEqual(30);
  },
);

const root = join(__dirname, '..');
const packageJson = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'));
/** The shared packages, by name. */
const shared = new Map(
  globSync('shared/*/package.json', { cwd: root }).map((file) => {
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
