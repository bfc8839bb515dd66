import { readIds, unprovenIn, unresolvedIn } from './citations.ts';
import { inCode, inDocument, type Prose } from './read.ts';
import { complaintsOf } from './rules.ts';

const texts = (found: Prose[]) => found.map(({ kind, line, text }) => [kind, line, text]);

test('the reader finds comments and test titles of code', () => {
  const source = [
    '// A rule (§4).',
    '// It has two lines.',
    'const rule = 1;',
    '/**',
    ' * Adds numbers.',
    ' * @param count how many',
    ' */',
    'test.each([1])("adds one to %d", () => {});',
    '// biome-ignore lint/style: a directive is no text',
  ].join('\n');
  expect(texts(inCode('rule.test.ts', source))).toEqual([
    ['comment', 1, 'A rule (§4). It has two lines.'],
    ['comment', 4, 'Adds numbers.'],
    ['comment', 4, 'param count how many'],
    ['title', 8, 'adds one to %d'],
  ]);
});

test('the reader finds headings, paragraphs and cells of documents', () => {
  const source =
    '# A guide\n\nRun `npm start` [here](x.md#y).\n\n| a | b |\n| --- | --- |\n| c | d |\n\n```sh\ncode\n```\n';
  const found = inDocument('docs/guide.md', source);
  expect(texts(found)).toEqual([
    ['heading', 1, 'A guide'],
    ['paragraph', 3, 'Run … here.'],
    ['cell', 5, 'a'],
    ['cell', 5, 'b'],
    ['cell', 7, 'c'],
    ['cell', 7, 'd'],
  ]);
  expect(found[1]?.links).toEqual(['x.md#y']);
});

const comment = (text: string): Prose => ({ kind: 'comment', file: 'shared/x.ts', line: 1, text, links: [] });

test.each([
  ['The loader retries once.', []],
  ['A sign-in of `one two three` words counts six.', []],
  [`The loader ${'very '.repeat(17)}often retries.`, ['21 words in a sentence']],
  ['Good. What it refuses is lost.', ['a sentence starts with "What"']],
  ['A name that is none.', ['"is none"']],
  ['Signs, e.g. emoji.', ['"e.g."']],
])('the rules answer %j with %j', (text, complaints) => {
  expect(complaintsOf(comment(text))).toEqual(complaints);
});

const IDS = readIds([
  { kind: 'cell', file: 'docs/readings.md', line: 1, text: 'R7', links: [] },
  { kind: 'heading', file: 'docs/specification.md', line: 1, text: '4. States', links: [] },
  { kind: 'heading', file: 'docs/contract.md', line: 1, text: '5. Accounts', links: [] },
]);

test.each([
  ['§4, R7, contract §5, decision 004, docs/contract.md, V8 and RFC 6749 §10', []],
  ['§5', ['§5']],
  ['R8 of R7–R9', ['R8', 'R9']],
  ['contract §4', ['contract §4']],
  ['docs/decisions/999', ['decisions/999']],
  ['docs/nowhere.md', ['docs/nowhere.md']],
])('the unresolved citations in %j are %j', (text, unresolved) => {
  expect(unresolvedIn(comment(text), IDS)).toEqual(unresolved);
});

test.each([
  ['../README.md#start', []],
  ['https://example.org/x', []],
  ['#below', []],
  ['missing.md', ['missing.md']],
])('the link %s of a document is unresolved as %j', (link, unresolved) => {
  expect(unresolvedIn({ ...comment('A link.'), links: [link] }, IDS)).toEqual(unresolved);
});

test('a promise must link tests that name its id', () => {
  const cell = (text: string, ...links: string[]): Prose => ({
    kind: 'cell',
    file: 'docs/promises.md',
    line: 5,
    text,
    links,
  });
  const title = (file: string, text: string): Prose => ({ kind: 'title', file, line: 1, text, links: [] });
  const all = [
    cell('SE2'),
    cell('a.test.ts, b.test.ts', '../shell/a.test.ts', '../shell/b.test.ts'),
    title('shell/a.test.ts', 'SE2 a lost answer signs nobody out'),
    title('shell/b.test.ts', 'SE23 another title'),
  ];
  expect(unprovenIn(all)).toEqual(['SE2: shell/b.test.ts']);
});
