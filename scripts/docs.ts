import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { openApi } from '../services/site/openapi.ts';
import { root } from '../shared/build/src/workspace.ts';
import { type ComponentDocumentation, componentFiles, componentsOf } from '../shell/build/props.ts';

// `npm run docs`: builds the documentation into `.cache/docs`. The pages of the kit and of the API come from the sources.
// `npm run docs -- dev` serves it with hot reload.

const docs = join(root, 'docs');
const generated = join(docs, 'generated');

rmSync(generated, { recursive: true, force: true });
mkdirSync(join(generated, 'kit'), { recursive: true });
writeJson('openapi.json', { ...openApi(), servers: [{ url: 'http://localhost:8080' }] });
writeJson('decisions.json', decisionLinks());
writeJson('kit.json', ['[A-Z]*.tsx', 'form/[A-Z]*.tsx'].flatMap(componentFiles).map(writeKitPage));

for (const words of [
  ['install', '--frozen-lockfile'],
  ['run', process.argv[2] ?? 'build'],
]) {
  const { status } = spawnSync(join(root, 'node_modules/.bin/pnpm'), words, { cwd: docs, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

function writeJson(file: string, value: object): void {
  writeFileSync(join(generated, file), JSON.stringify(value));
}

/** The links to the decision records, for the navigation. */
function decisionLinks(): object[] {
  return readdirSync(join(docs, 'decisions'))
    .filter((file) => file !== 'README.md')
    .sort()
    .map((file) => {
      const [heading = ''] = readFileSync(join(docs, 'decisions', file), 'utf8').split('\n');
      return { text: heading.slice('# '.length), link: `/docs/decisions/${basename(file, '.md')}` };
    });
}

/** Writes the page of a component file and answers its link. */
function writeKitPage(file: string): object {
  const name = basename(file);
  const parts = [
    `# ${name}`,
    pictures(name),
    `\`import { ${name} } from '@cabinet/ui/${file}';\``,
    ...componentsOf(file).map(section),
  ];
  writeFileSync(join(generated, 'kit', `${name}.md`), `${parts.join('\n\n')}\n`);
  return { text: name, link: `/docs/generated/kit/${name}` };
}

/** The screenshots of the tests, in light and dark mode. */
function pictures(name: string): string {
  const file = (mode: string) => `${kebab(name)}-1280-${mode}.png`;
  if (!existsSync(join(root, 'e2e/snapshots', file('light')))) return '';
  const image = (mode: string, time: string) =>
    `<img class="${time}" alt="${name}" src="../../../e2e/snapshots/${file(mode)}">`;
  return image('light', 'day') + image('dark', 'night');
}

function section({ name, text, props, element }: ComponentDocumentation): string {
  const rows = props.map(
    ({ name: prop, type, isRequired, byDefault, text: meaning }) =>
      `| ${code(prop)} | ${code(type)} | ${isRequired ? 'required' : code(byDefault)} | ${cell(meaning)} |`,
  );
  const table = ['| property | type | default | description |', '| --- | --- | --- | --- |', ...rows].join(
    '\n',
  );
  const inherited = element && `The component also accepts all attributes of \`${element}\`.`;
  return [`## ${name}`, cell(text), rows.length > 0 && table, inherited].filter(Boolean).join('\n\n');
}

function code(text: string): string {
  return text && `<code v-pre>${cell(text)}</code>`;
}

/** Escapes the characters that Markdown, HTML and Vue interpret. */
function cell(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('|', '&#124;')
    .replaceAll('{{', '&#123;{');
}

function kebab(name: string): string {
  return [...name]
    .map((letter, index) => (index > 0 && letter !== letter.toLowerCase() ? '-' : '') + letter.toLowerCase())
    .join('');
}
