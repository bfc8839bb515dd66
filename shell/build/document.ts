import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDevelopment } from '@cabinet/build/release';
import { root } from '@cabinet/build/workspace';
import type { Compiler, Stats } from 'webpack';

/** Names of the shell's builds that its pages need. The first build writes the pages. */
export const PAGE_BUILDS = ['shell', 'sign-in', 'friend', 'framed'] as const;
type PageBuild = (typeof PAGE_BUILDS)[number];

/**
 * Returns the webpack plugin for each build of the shell. The build named `shell` runs last. It writes the
 * HTML of all pages and copies the files of `shell/public`.
 */
export function shellPages(): { apply(compiler: Compiler): void } {
  const built = new Map<string, Stats>();
  return {
    apply(compiler) {
      if (isDevelopment(compiler)) return;
      const { name = '' } = compiler.options;
      compiler.hooks.afterEmit.tap('shell-pages', (compilation) => {
        built.set(name, compilation.getStats());
        if (name === 'shell') writePages((build) => built.get(build) as Stats, compiler.outputPath);
      });
    },
  };
}

/**
 * Writes the shell's pages and copies its static files.
 * @param extraHead markup for the end of each head
 */
export function writePages(statsOf: (build: PageBuild) => Stats, outDir: string, extraHead = ''): void {
  cpSync(join(root, 'shell/public'), outDir, { recursive: true });
  writeFileSync(join(outDir, 'index.html'), shellDocument(statsOf('shell'), statsOf('sign-in'), extraHead));
  writeFileSync(join(outDir, 'friend.html'), friendDocument(statsOf('friend'), extraHead));
  writeFileSync(join(outDir, 'framed.html'), framedDocument(statsOf('framed')));
}

/** Returns the file names that an entry loads at once, in order. */
function filesOf(stats: Stats, entry: string): string[] {
  const assets = stats.toJson({ all: false, entrypoints: true }).entrypoints?.[entry]?.assets ?? [];
  return assets.map((asset) => asset.name);
}

/** Returns the scripts and styles of a lazy chunk, or an empty list if the build lacks the chunk. */
function filesOfChunk(stats: Stats, name: string): string[] {
  const files = stats.toJson({ all: false, chunkGroups: true }).namedChunkGroups?.[name]?.assets ?? [];
  return files.map((asset) => asset.name).filter((file) => /\.(css|js)$/.test(file));
}

function assetNamed(stats: Stats, part: string): string {
  const asset = Object.keys(stats.compilation.assets).find((name) => name.includes(part) && /\w$/.test(name));
  if (!asset) throw new Error(`the shell's build has no ${part}`);
  return asset;
}

/**
 * Returns the shell's HTML, with `extraHead` at the end of its head. The sign-in comes first, then the
 * application. Files that only a participant needs wait in a template. The server adds the remote's files to
 * this template (docs/decisions/002).
 */
function shellDocument(application: Stats, signIn: Stats, extraHead: string): string {
  const signInScripts = filesOf(signIn, 'sign-in').map((file) => script(file));
  const later = preloadChunk(application, 'federation');
  return withHead('index.html', [...signInScripts, ...entryHead(application, 'main'), extraHead]).replace(
    '<!--shell:later-->',
    later.join(''),
  );
}

/** Returns the HTML of the friend page, with `extraHead` at the end of its head. */
function friendDocument(page: Stats, extraHead: string): string {
  return withHead('friend/index.html', [
    ...entryHead(page, 'friend'),
    ...preloadChunk(page, 'contact'),
    extraHead,
  ]);
}

/** Returns the HTML of the page for frames in portals. The portal build supplies its content. */
function framedDocument(page: Stats): string {
  return withHead('framed/index.html', filesHead(page, 'framed'));
}

function withHead(template: string, head: string[]): string {
  const html = readFileSync(join(root, 'shell/src', template), 'utf8');
  return html.replace('<!--shell:assets-->', head.join('\n    '));
}

/** Returns the styles and scripts of an entry, and preload links for the fonts. */
function entryHead(stats: Stats, entry: string): string[] {
  return [
    ...filesHead(stats, entry),
    ...['onest-cyr', 'onest-latin'].map((font) =>
      preload(assetNamed(stats, font), 'as="font" type="font/woff2" crossorigin'),
    ),
  ];
}

function filesHead(stats: Stats, entry: string): string[] {
  const files = filesOf(stats, entry);
  return [
    ...files
      .filter((file) => file.endsWith('.css'))
      .map((file) => `<link rel="stylesheet" href="/my/${file}">`),
    ...files.filter((file) => file.endsWith('.js')).map((file) => script(file)),
  ];
}

/** Returns preload links for files that load after the first paint. */
function preloadChunk(stats: Stats, name: string): string[] {
  return filesOfChunk(stats, name).map((file) =>
    preload(file, `as="${file.endsWith('.css') ? 'style' : 'script'}" fetchpriority="low"`),
  );
}

function preload(file: string, rest: string): string {
  return `<link rel="preload" href="/my/${file}" ${rest}>`;
}

function script(file: string): string {
  return `<script defer fetchpriority="high" src="/my/${file}"></script>`;
}
