import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../../shared/build/src/workspace.ts';
import type { Prose } from './read.ts';

/** The ids that a text may cite. */
export interface Ids {
  /** `R12`, `SE2`: rows of docs/readings.md and docs/promises.md. */
  rows: Set<string>;
  /** Numbers of the sections of docs/specification.md and docs/contract.md. */
  sections: Record<'specification' | 'contract', Set<string>>;
  /** `008`: files of docs/decisions. */
  decisions: Set<string>;
}

const ID = /^([A-Z]{1,3})\d{1,2}$/;
/** Names that look like an id. */
const NAMES = new Set(['V8']);
const SECTION = /(?<source>RFC \d+,? |contract(?:\.md)?,? )?§(?<section>\d+)/giu;
const DECISION = /decisions?[ /](?<decision>\d{3})/giu;
const PATH = /(?<![\w./-])docs\/(?!decisions\/\d{3}(?!-))[\w./-]*\w/gu;
const PUNCTUATION = /[^\p{L}\p{N}]+/u;

/** Reads the ids from the tables and headings of the documents. */
export function readIds(documents: Prose[]): Ids {
  const firstWords = (file: string, kind: Prose['kind']) =>
    documents
      .filter((prose) => prose.file === file && prose.kind === kind)
      .map(({ text }) => text.split(' ')[0] ?? '');
  const headings = (file: string) =>
    new Set(firstWords(file, 'heading').map((word) => word.replace('.', '')));
  return {
    rows: new Set(
      ['docs/readings.md', 'docs/promises.md']
        .flatMap((file) => firstWords(file, 'cell'))
        .filter((word) => ID.test(word)),
    ),
    sections: { specification: headings('docs/specification.md'), contract: headings('docs/contract.md') },
    decisions: new Set(readdirSync(join(root, 'docs/decisions')).map((name) => name.split('-')[0] ?? '')),
  };
}

/** The unresolved citations of a text. */
export function unresolvedIn({ text, file, links }: Prose, ids: Ids): string[] {
  const letters = new Set([...ids.rows].map((id) => ID.exec(id)?.[1]));
  const rows = text
    .split(PUNCTUATION)
    .filter((word) => letters.has(ID.exec(word)?.[1]) && !ids.rows.has(word) && !NAMES.has(word));
  const sections = [...text.matchAll(SECTION)].flatMap(
    ({ 0: cited, groups: { source = '', section = '' } = {} }) => {
      if (source.startsWith('RFC')) return [];
      return ids.sections[source ? 'contract' : 'specification'].has(section) ? [] : [cited];
    },
  );
  const decisions = [...text.matchAll(DECISION)].flatMap(({ 0: cited, groups: { decision = '' } = {} }) =>
    ids.decisions.has(decision) ? [] : [cited],
  );
  const paths = [...text.matchAll(PATH)]
    .map(([path]) => path)
    .filter((path) => !existsSync(join(root, path)));
  return [
    ...rows,
    ...sections,
    ...decisions,
    ...paths,
    ...links.filter((link) => !leadsSomewhere(file, link)),
  ];
}

/** The rows of docs/promises.md that link a test without the row's id, as `SE2: e2e/x.spec.ts`. */
export function unprovenIn(all: Prose[]): string[] {
  const cells = all.filter(({ file, kind }) => file === 'docs/promises.md' && kind === 'cell');
  return cells.flatMap(({ line, links }) => {
    const id = cells.find((cell) => cell.line === line)?.text ?? '';
    const tests = links.filter((link) => !link.endsWith('.md')).map((link) => join('docs', link));
    return tests.filter((test) => !cites(all, test, id)).map((test) => `${id}: ${test}`);
  });
}

function cites(all: Prose[], file: string, id: string): boolean {
  return all.some((prose) => prose.file === file && prose.text.split(PUNCTUATION).includes(id));
}

/** A link of a document to a file of the repository; VitePress checks the anchors. */
function leadsSomewhere(file: string, link: string): boolean {
  if (URL.canParse(link)) return true;
  const [path = ''] = link.split('#');
  return path === '' || existsSync(join(root, dirname(file), decodeURI(path)));
}
