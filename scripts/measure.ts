import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../shared/build/src/workspace.ts';
import { readIds, unresolvedIn } from './prose/citations.ts';
import { type Prose, readProse, sourceFiles } from './prose/read.ts';
import { MOST_WORDS, sentencesOf, withoutCode, wordsOf } from './prose/rules.ts';

// `npm run measure`: how readable the repository is, in figures.

const all = readProse();
const documents = all.filter(({ file }) => file.endsWith('.md'));
const rows = [
  ...english(
    'comments',
    all.filter(({ kind }) => kind === 'comment'),
  ),
  ...english(
    'test titles',
    all.filter(({ kind }) => kind === 'title'),
  ),
  ...english(
    'documents',
    documents.filter(({ kind }) => kind === 'paragraph'),
  ),
  ['unresolved citations', unresolved()],
  ...sizes('product', (file) => !isTest(file)),
  ...sizes('tests', isTest),
];
for (const [name, value] of rows) console.log(`${String(name).padEnd(44)} ${value}`);
spawnSync('jscpd', ['--reporters', 'silent', '--no-tips'], { cwd: root, stdio: 'inherit' });

function english(name: string, found: Prose[]): [string, string | number][] {
  const lengths = found.flatMap(({ text }) =>
    sentencesOf(withoutCode(text)).map((part) => wordsOf(part).length),
  );
  const words = lengths.reduce((sum, length) => sum + length, 0);
  return [
    [`${name}: sentences`, lengths.length],
    [`${name}: words per sentence`, (words / lengths.length).toFixed(1)],
    [`${name}: sentences above ${MOST_WORDS} words`, lengths.filter((length) => length > MOST_WORDS).length],
  ];
}

function unresolved(): number {
  const ids = readIds(documents);
  return all.flatMap((prose) => unresolvedIn(prose, ids)).length;
}

/** Counts the lines of the TypeScript files that `isMeant` takes. */
function sizes(name: string, isMeant: (file: string) => boolean): [string, string | number][] {
  const found = sourceFiles()
    .filter((file) => (file.endsWith('.ts') || file.endsWith('.tsx')) && isMeant(file))
    .map((file) => ({ file, lines: readFileSync(join(root, file), 'utf8').split('\n').length - 1 }))
    .sort((one, other) => one.lines - other.lines);
  const at = (share: number) => found[Math.ceil(found.length * share) - 1]?.lines ?? 0;
  const longest = found.at(-1);
  return [
    [`${name}: files`, found.length],
    [`${name}: lines`, found.reduce((sum, { lines }) => sum + lines, 0)],
    [`${name}: lines per file, median and p90`, `${at(0.5)}, ${at(0.9)}`],
    [`${name}: longest file`, `${longest?.lines} (${longest?.file})`],
  ];
}

function isTest(file: string): boolean {
  return file.startsWith('e2e/') || file.includes('.test.') || file.includes('/testing/');
}
