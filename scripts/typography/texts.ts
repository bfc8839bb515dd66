import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { root } from '../../shared/build/src/workspace.ts';
import { type Language, typeset } from './typography.ts';

/** A text for people, with its position in a file. */
export interface Text {
  file: string;
  /** Path of the text: `faq.items.card.q`, `CODE.ru.subject`. */
  key: string;
  language: Language;
  /** The text. A hole replaces each expression of a template. */
  value: string;
  /** The source of each hole, `${minutes}`. */
  holes: readonly string[];
  start: number;
  end: number;
}

const HOLE = '\ufffc';

/** The files with texts: locales, and the texts, seeds and captions of the services. */
export const textFiles: string[] = globSync(
  [
    '{shell,mf-*,shared/*,docs/templates/*}/src/**/locales/**/*.json',
    '{shell,mf-*,shared/*}/src/**/*.{ts,tsx}',
    'services/**/*.{ts,json,vtt}',
  ],
  { cwd: root, exclude: (name) => /^(?:node_modules|dist|testing|\.data|build)$/.test(basename(name)) },
)
  .filter((file) => !/\.test\.tsx?$|\.d\.ts$/.test(file))
  .sort();

/**
 * The texts of a file. The language comes from the nearest key, variable or file named `ru`, `uz` or `en`.
 */
export function textsIn(file: string, source = readFileSync(join(root, file), 'utf8')): Text[] {
  if (file.endsWith('.vtt')) return captionsIn(file, source);
  const isJson = file.endsWith('.json');
  // A JSON file is parsed as an expression in brackets, which shift each position by one.
  const shift = isJson ? 1 : 0;
  const texts: Text[] = [];
  const path: string[] = [];
  const skipped = new Set<number>();
  const add = (value: string, span: { start: number; end: number }, holes: readonly string[] = []) => {
    const language = [basename(file, '.json'), ...path].findLast(isLanguage);
    if (!language || skipped.has(span.start)) return;
    const [start, end] = [span.start - shift, span.end - shift];
    texts.push({ file, key: path.join('.'), language, value, holes, start, end });
  };
  const skip = ({ start }: { start: number }) => skipped.add(start);
  new Visitor({
    Property({ key }) {
      skip(key);
      path.push(key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : '');
    },
    'Property:exit': () => path.pop(),
    VariableDeclarator: ({ id }) => path.push(id.type === 'Identifier' ? id.name : ''),
    'VariableDeclarator:exit': () => path.pop(),
    ImportDeclaration: ({ source }) => skip(source),
    ImportExpression: ({ source }) => skip(source),
    TSLiteralType: ({ literal }) => skip(literal),
    Literal(literal) {
      if (typeof literal.value === 'string') add(literal.value, literal);
    },
    TemplateLiteral(template) {
      const holes = template.expressions.map(({ start, end }) => `\${${source.slice(start, end)}}`);
      add(template.quasis.map(({ value }) => value.cooked).join(HOLE), template, holes);
    },
  }).visit(parseSync(isJson ? 'texts.ts' : file, isJson ? `(${source})` : source).program);
  return texts;
}

/** The captions of a WebVTT file, whose name holds the language: `3.ru.coin.vtt`. */
function captionsIn(file: string, source: string): Text[] {
  const language = basename(file).split('.').find(isLanguage);
  const texts: Text[] = [];
  let start = 0;
  let key = '';
  for (const value of source.split('\n')) {
    const end = start + value.length;
    if (value.includes('-->')) key = value;
    else if (language && key && value) texts.push({ file, key, language, value, holes: [], start, end });
    start = end + 1;
  }
  return texts;
}

function isLanguage(name: string): name is Language {
  return name === 'ru' || name === 'uz' || name === 'en';
}

/** The texts with typographic issues, each with its correction. */
export function issuesIn(file: string, source?: string): Array<Text & { typeset: string }> {
  return textsIn(file, source)
    .map((text) => ({ ...text, typeset: typeset(text.value, text.language) }))
    .filter(({ value, typeset }) => value !== typeset);
}

/** The source of a file with all texts corrected. */
export function typesetSource(file: string, source: string): string {
  let written = source;
  let rest = source.length;
  for (const issue of issuesIn(file, source).toReversed()) {
    // The next pass corrects a text inside a hole of another text.
    if (issue.end > rest) continue;
    rest = issue.start;
    written = written.slice(0, issue.start) + literalOf(issue, source) + written.slice(issue.end);
  }
  return written === source ? source : typesetSource(file, written);
}

function literalOf({ file, typeset, start, holes }: Text & { typeset: string }, source: string): string {
  if (file.endsWith('.json')) return JSON.stringify(typeset);
  if (file.endsWith('.vtt')) return typeset;
  const quote = source.charAt(start);
  const escaped = typeset.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll(quote, `\\${quote}`);
  const [first = '', ...pieces] = escaped.split(HOLE);
  return quote + first + pieces.map((piece, place) => (holes[place] ?? '') + piece).join('') + quote;
}
