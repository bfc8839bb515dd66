import { readFileSync } from 'node:fs';
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
