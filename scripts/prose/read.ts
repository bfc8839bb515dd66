import { globSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { type Comment, type Expression, parseSync, Visitor } from 'oxc-parser';
import postcss from 'postcss';
import { SKIP, visit } from 'unist-util-visit';
import { root } from '../../shared/build/src/workspace.ts';

/** A text for engineers: a comment, a test title, or a block of a document. */
export interface Prose {
  kind: 'comment' | 'title' | 'heading' | 'paragraph' | 'cell';
  file: string;
  /** Counted from 1. */
  line: number;
  /** In one line. Inline code of a document is replaced by `…`. */
  text: string;
  /** Targets of a document's links. */
  links: string[];
}

const TEST_FUNCTIONS = new Set(['test', 'it', 'describe']);
/** A line of a docstring that starts with `@` is a separate text. */
const TAG_START = '\n@';
/** `**` does not match a folder that starts with a dot. */
const SOURCES = [
  '**/*.{ts,tsx,js,jsx,mjs,cjs,css,md}',
  '.{changeset,github}/**/*.md',
  'docs/.vitepress/**/*.{ts,css}',
  '.pnpmfile.mjs',
];
/** Files that no engineer has written. */
const WRITTEN_BY_TOOLS = ['**/node_modules', '**/dist', 'docs/generated', 'emulator/app', 'e2e/test-results'];
/** Starts of comments that are directives to a tool. */
const DIRECTIVES = ['biome-ignore', 'webpack', '@jest-environment', '@vite-ignore', '#', '!'];

/** Reads all texts for engineers in the files of the repository. */
export function readProse(): Prose[] {
  return sourceFiles().flatMap((file) => {
    const source = readFileSync(join(root, file), 'utf8');
    switch (extname(file)) {
      case '.md':
        return inDocument(file, source);
      case '.css':
        return inStyles(file, source);
      default:
        return inCode(file, source);
    }
  });
}

/** The files of the repository with such texts. */
export function sourceFiles(): string[] {
  return globSync(SOURCES, { cwd: root, exclude: WRITTEN_BY_TOOLS }).sort();
}

/** The comments and test titles of a source file. */
export function inCode(file: string, source: string): Prose[] {
  const { comments, program } = parseSync(file, source);
  const found: Prose[] = [];
  const add = (kind: Prose['kind'], start: number, text: string) =>
    found.push({ kind, file, line: lineAt(source, start), text: inOneLine(text), links: [] });

  for (const { start, text } of blocksOf(comments, source))
    if (!DIRECTIVES.some((word) => text.startsWith(word)))
      for (const part of text.split(TAG_START)) add('comment', start, part);
  new Visitor({
    CallExpression({ callee, arguments: [title] }) {
      const text = title && titleIn(title);
      if (text && TEST_FUNCTIONS.has(nameOf(callee))) add('title', title.start, text);
    },
  }).visit(program);
  return found;
}

/** Merges line comments on consecutive lines into one text. */
function blocksOf(comments: Comment[], source: string): { start: number; text: string }[] {
  const blocks: { start: number; end: number; text: string; isLine: boolean }[] = [];
  for (const { type, value, start, end } of comments) {
    const last = blocks.at(-1);
    const isLine = type === 'Line';
    const between = last && source.slice(last.end, start);
    if (last?.isLine && isLine && between?.trim() === '' && between.split('\n').length === 2) {
      last.text += ` ${value.trim()}`;
      last.end = end;
    } else blocks.push({ start, end, isLine, text: isLine ? value.trim() : withoutStars(value) });
  }
  return blocks;
}

function withoutStars(value: string): string {
  const lines = value.split('\n').map((line) => line.trim());
  return lines
    .map((line) => (line.startsWith('*') ? line.slice(1).trim() : line))
    .join('\n')
    .trim();
}

/** The name of a test function: `test` for `test.each(rows)(title)`, `test.step(title)` and `test(title)`. */
function nameOf(callee: Expression): string {
  if (callee.type === 'Identifier') return callee.name;
  if (callee.type === 'MemberExpression') return nameOf(callee.object);
  return callee.type === 'CallExpression' ? nameOf(callee.callee) : '';
}

function titleIn(node: { type: string }): string | null {
  if (node.type === 'Literal' && 'value' in node && typeof node.value === 'string') return node.value;
  if (node.type !== 'TemplateLiteral' || !('quasis' in node)) return null;
  const quasis = node.quasis as { value: { cooked: string } }[];
  return quasis.map(({ value }) => value.cooked).join('…');
}

function inStyles(file: string, source: string): Prose[] {
  const found: Prose[] = [];
  postcss.parse(source).walkComments(({ text, source: place }) => {
    found.push({ kind: 'comment', file, line: place?.start?.line ?? 1, text: inOneLine(text), links: [] });
  });
  return found;
}

/** The headings, paragraphs and table cells of a document. */
export function inDocument(file: string, source: string): Prose[] {
  const tree = fromMarkdown(source, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
  const found: Prose[] = [];
  visit(tree, (node) => {
    if (node.type !== 'heading' && node.type !== 'paragraph' && node.type !== 'tableCell') return;
    const kind = node.type === 'tableCell' ? 'cell' : node.type;
    const links: string[] = [];
    visit(node, (part) => {
      if (part.type === 'link' || part.type === 'image') links.push(part.url);
    });
    found.push({ kind, file, line: node.position?.start.line ?? 1, text: inOneLine(textOf(node)), links });
    return SKIP;
  });
  return found;
}

function textOf(node: Nodes): string {
  if (node.type === 'inlineCode') return '…';
  if ('children' in node) return node.children.map(textOf).join('');
  return 'value' in node ? node.value : '';
}

function lineAt(source: string, offset: number): number {
  let line = 1;
  for (let at = source.indexOf('\n'); at !== -1 && at < offset; at = source.indexOf('\n', at + 1)) line += 1;
  return line;
}

function inOneLine(text: string): string {
  return text.split(/\s+/).filter(Boolean).join(' ');
}
