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

test.each(COPIED)('a portal copies at most 30 lines: %s', (file) => {
  const text = readFileSync(join(__dirname, '../docs/embedding', file), 'utf8');
  expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(30);
});
