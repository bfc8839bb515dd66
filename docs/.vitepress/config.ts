import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type DefaultTheme, defineConfig } from 'vitepress';
import { useSidebar } from 'vitepress-openapi';
import { linkSources } from './linkSources';

// `npm run docs` writes the files that this configuration reads, and builds this site into .cache/docs.

const read = (file: string) =>
  JSON.parse(readFileSync(new URL(`../generated/${file}`, import.meta.url), 'utf8'));
const decisions: DefaultTheme.SidebarItem[] = read('decisions.json');
const kit: DefaultTheme.SidebarItem[] = read('kit.json');

export default defineConfig({
  title: 'Friends',
  description: 'The cabinet of a friends programme: guides, decisions, screens, API, and kit.',
  base: process.env.DOCS_BASE,
  srcDir: '..',
  srcExclude: ['**/node_modules/**', 'docs/templates/{inside,remote}/**'],
  rewrites: (file) => file.replace('README.md', 'index.md'),
  outDir: '../.cache/docs',
  cacheDir: '../.cache/docs-cache',
  ignoreDeadLinks: 'localhostLinks',
  markdown: { config: linkSources },
  transformPageData: ({ params }) => (params ? { title: params.pageTitle } : {}),
  // Pages lie above this folder, where no Vue is installed.
  vite: { resolve: { alias: { vue: fileURLToPath(new URL('../node_modules/vue', import.meta.url)) } } },
  themeConfig: {
    search: { provider: 'local' },
    outline: [2, 3],
    nav: [
      { text: 'Product', link: '/docs/specification' },
      { text: 'Teams', link: '/docs/new-remote' },
      { text: 'Portals', link: '/docs/embedding/' },
      { text: 'Operators', link: '/docs/operations' },
    ],
    sidebar: [
      {
        text: 'Start',
        items: [
          { text: 'Overview', link: '/' },
          { text: 'Contribute', link: '/CONTRIBUTING' },
          { text: 'Architecture', link: '/docs/architecture' },
          { text: 'Glossary', link: '/docs/glossary' },
          { text: 'Commands', link: '/docs/commands' },
          { text: 'Changelog', link: '/CHANGELOG' },
        ],
      },
      {
        text: 'Product',
        items: [
          { text: 'Specification', link: '/docs/specification' },
          { text: 'Readings', link: '/docs/readings' },
          { text: 'Contract', link: '/docs/contract' },
          { text: 'Promises', link: '/docs/promises' },
          { text: 'Screens', link: '/docs/screens/' },
        ],
      },
      {
        text: 'Teams',
        items: [
          { text: 'A new remote', link: '/docs/new-remote' },
          { text: 'A remote in your own repository', link: '/docs/team-remote' },
        ],
      },
      {
        text: 'Portals',
        items: [
          { text: 'Embedding', link: '/docs/embedding/' },
          { text: 'Tokens', link: '/docs/embedding/tokens' },
        ],
      },
      {
        text: 'Operators',
        items: [
          { text: 'Operations', link: '/docs/operations' },
          { text: 'Security', link: '/docs/security' },
          { text: 'Faults', link: '/docs/faults' },
          { text: 'Performance', link: '/docs/performance' },
        ],
      },
      { text: 'Decisions', collapsed: true, items: decisions },
      { text: 'Kit', collapsed: true, items: kit },
      {
        text: 'API',
        collapsed: true,
        items: useSidebar({ spec: read('openapi.json'), linkPrefix: '/docs/api/' }).generateSidebarGroups(),
      },
    ],
  },
});
