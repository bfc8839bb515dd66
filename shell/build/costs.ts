import { readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { root } from '@cabinet/build/workspace';
import { transformSync } from '@swc/core';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import { parseSync, Visitor } from 'oxc-parser';

/** The size of a component in transferred bytes: minified, then compressed with brotli. */
export interface ComponentCost {
  component: string;
  /** The component's own scripts. */
  js: number;
  /** The component's own styles. */
  css: number;
  /**
   * Scripts and styles with all parts of the kit that the component uses, as for a page with one component.
   */
  whole: number;
  /** Scripts and styles of the kit that the component loads on demand. */
  later: number;
  /** Packages that the component loads on demand. */
  libraries: string[];
}

/** Packages that every page loads already. */
const EVERYWHERE = /^(?:react|react-dom|react\/jsx-runtime|lucide-react|@cabinet\/i18n(?:\/.+)?)$/;

const kit = join(root, 'shared/ui/src');

/** Maps each exported name of the kit to its file. */
const PART_OF = new Map(
  parseSync('index.ts', readFileSync(join(kit, 'index.ts'), 'utf8')).module.staticExports.flatMap(
    ({ entries }) =>
      entries.map(({ exportName, moduleRequest }) => [exportName.name ?? '', moduleRequest?.value ?? '']),
  ),
);

/** Returns the cost of each component, and then the total under the name `*`. */
export async function costsOf(components: readonly string[]): Promise<ComponentCost[]> {
  const all = components.map((component) => join(kit, `${component}.tsx`));
  const files = new Map<string, Source>();
  await readAll(all, files);
  const read = (file: string) => files.get(file) ?? missing(file);
  return [...all.map((file) => costOf([file], read)), costOf(all, read)];
}

/** Reads the files and all parts of the kit that they import, statically or dynamically. */
async function readAll(paths: string[], files: Map<string, Source>): Promise<void> {
  for (const path of paths) {
    if (files.has(path) || path.endsWith('.json')) continue;
    const source = await readSource(path);
    files.set(path, source);
    await readAll([...source.now, ...source.later], files);
  }
}

function missing(file: string): never {
  throw new Error(`${file} could not be read`);
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

/**
 * A style sheet with the component's name, or a file in a folder. Other components do not use these files.
 */
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

async function readSource(file: string): Promise<Source> {
  const source = readFileSync(file, 'utf8');
  if (file.endsWith('.css')) {
    const { code } = await CssMinimizerPlugin.cssnanoMinify({ [file]: source }, undefined, {});
    return { text: code, now: [], later: [], libraries: [] };
  }
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
  const { program, module } = parseSync('part.js', code);
  const now = module.staticImports.flatMap(({ moduleRequest, entries }) =>
    moduleRequest.value === '@cabinet/ui'
      ? entries.map(({ importName }) => relativeTo(file, PART_OF.get(importName.name ?? '') ?? ''))
      : [moduleRequest.value],
  );
  const later: string[] = [];
  new Visitor({
    ImportExpression({ source: request }) {
      if (request.type === 'Literal') later.push(String(request.value));
    },
  }).visit(program);
  const isOwn = (request: string) => request.startsWith('.');
  const path = (request: string) => normalize(join(file, '..', request));
  return {
    text: code,
    now: now.filter(isOwn).map(path),
    later: later.filter(isOwn).map(path),
    libraries: now.filter((request) => !isOwn(request) && !EVERYWHERE.test(request)).map(packageOf),
  };
}

/** Returns the import path from `file` to the part. The index gives the path relative to itself. */
function relativeTo(file: string, part: string): string {
  return `./${relative(dirname(file), join(kit, part))}`;
}

/** Returns `@scope/name` for `@scope/name/part`. */
function packageOf(request: string): string {
  return request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');
}

function reachable(entries: string[], read: (file: string) => Source): string[] {
  const found = new Set(entries);
  // The loop also visits entries that it adds to the set.
  for (const file of found) for (const next of read(file).now) if (!next.endsWith('.json')) found.add(next);
  return [...found];
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
