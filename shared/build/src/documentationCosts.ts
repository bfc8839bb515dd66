import { readFileSync } from 'node:fs';
import { join, normalize, relative } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { transformSync } from '@swc/core';
import { root } from './workspace.ts';

/** What a component weighs, in bytes as they travel: minified, then brotli. */
export interface ComponentCost {
  component: string;
  /** Its own scripts. */
  js: number;
  /** Its own styles. */
  css: number;
  /** Scripts and styles with all the parts of the kit that it is made of, as if it were the only one on a page. */
  whole: number;
  /** Scripts and styles of the kit that are fetched when they are needed. */
  later: number;
  /** Packages that are fetched with them. */
  libraries: string[];
}

/** What is on the page anyway, whoever shows a component. */
const EVERYWHERE = /^(?:react|react-dom|react\/jsx-runtime|lucide-react|@cabinet\/i18n\/.+)$/;

const kit = join(root, 'shared/ui/src');

/** The cost of each of these components, then of all together under the name `*`. */
export function costsOf(components: readonly string[]): ComponentCost[] {
  const files = new Map<string, Source>();
  const read = (file: string) => {
    const known = files.get(file);
    if (known) return known;
    const source = readSource(file);
    files.set(file, source);
    return source;
  };
  const all = components.map((component) => join(kit, `${component}.tsx`));
  return [...all.map((file) => costOf([file], read)), costOf(all, read)];
}

function costOf(entries: string[], read: (file: string) => Source): ComponentCost {
  const whole = reachable(entries, read);
  const later = reachable(
    whole.flatMap((file) => read(file).later),
    read,
  ).filter((file) => !whole.includes(file));
  const own = whole.filter((file) => entries.includes(file) || isPartOf(file, entries));
  const isStyle = (file: string) => file.endsWith('.css');
  return {
    component: entries.length === 1 ? relative(kit, entries[0] ?? '').replace('.tsx', '') : '*',
    js: weight(
      own.filter((file) => !isStyle(file)),
      read,
    ),
    css: weight(own.filter(isStyle), read),
    whole: weightOfBoth(whole, read),
    later: weightOfBoth(later, read),
    libraries: [...new Set(later.flatMap((file) => read(file).libraries))],
  };
}

/** A style sheet of the same name, or what lies in a folder: nobody else shows it. */
function isPartOf(file: string, entries: string[]): boolean {
  const name = relative(kit, file);
  return name.includes('/') || entries.includes(file.replace('.module.css', '.tsx'));
}

interface Source {
  text: string;
  now: string[];
  later: string[];
  libraries: string[];
}

function readSource(file: string): Source {
  const source = readFileSync(file, 'utf8');
  if (file.endsWith('.css')) return { text: withoutSpace(source), now: [], later: [], libraries: [] };
  const { code } = transformSync(source, {
    filename: file,
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      target: 'es2022',
      transform: { react: { runtime: 'automatic' } },
      minify: { compress: true, mangle: { toplevel: true } },
    },
    minify: true,
  });
  const requests = (pattern: RegExp) => [...code.matchAll(pattern)].map(([, request = '']) => request);
  const now = requests(/(?:from|^import|;import)\s*"([^"]+)"/g);
  const path = (request: string) => normalize(join(file, '..', request));
  return {
    text: code,
    now: now.filter((request) => request.startsWith('.')).map(path),
    later: requests(/\bimport\("(\.[^"]+)"\)/g).map(path),
    libraries: now
      .filter((request) => !request.startsWith('.') && !EVERYWHERE.test(request))
      .map((request) => /^(?:@[^/]+\/)?[^/]+/.exec(request)?.[0] ?? request),
  };
}

function withoutSpace(css: string): string {
  return css
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([{};:,>]) ?/g, '$1');
}

function reachable(entries: string[], read: (file: string) => Source): string[] {
  const found = new Set(entries);
  // A set that grows is gone through to its end.
  for (const file of found) for (const next of read(file).now) found.add(next);
  return [...found].filter((file) => !file.endsWith('.json'));
}

function weightOfBoth(files: string[], read: (file: string) => Source): number {
  const isStyle = (file: string) => file.endsWith('.css');
  const scripts = files.filter((file) => !isStyle(file));
  return weight(scripts, read) + weight(files.filter(isStyle), read);
}

function weight(files: string[], read: (file: string) => Source): number {
  const text = files.map((file) => read(file).text).join('\n');
  return text ? brotliCompressSync(text).length : 0;
}
