import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Stats } from 'webpack';
import { root } from './workspace.ts';

/** File names that an entry of a build needs at once, in order. */
function filesOf(stats: Stats, entry: string): string[] {
  const assets = stats.toJson({ all: false, entrypoints: true }).entrypoints?.[entry]?.assets ?? [];
  return assets.map((asset) => asset.name);
}

/** Scripts and styles of a chunk that is fetched later; none where the build has no such chunk. */
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
 * The shell's HTML, with `extraHead` at the end of its head. The sign-in comes first, then the application; what
 * only a participant needs waits in a template, to which the server adds the remote's files (docs/decisions/002).
 */
export function shellDocument(application: Stats, signIn: Stats, extraHead: string): string {
  const template = readFileSync(join(root, 'shell/src/index.html'), 'utf8');
  const main = filesOf(application, 'main');
  const link = (href: string, rest: string) => `<link rel="preload" href="/my/${href}" ${rest}>`;
  const head = [
    ...filesOf(signIn, 'sign-in').map((file) => script(file)),
    ...main
      .filter((file) => file.endsWith('.css'))
      .map((file) => `<link rel="stylesheet" href="/my/${file}">`),
    ...main.filter((file) => file.endsWith('.js')).map((file) => script(file)),
    ...['onest-cyr', 'onest-latin'].map((font) =>
      link(assetNamed(application, font), 'as="font" type="font/woff2" crossorigin'),
    ),
    extraHead,
  ];
  const later = filesOfChunk(application, 'federation').map((file) =>
    link(file, `as="${file.endsWith('.css') ? 'style' : 'script'}" fetchpriority="low"`),
  );
  return template
    .replace('<!--shell:assets-->', head.join('\n    '))
    .replace('<!--shell:later-->', later.join(''));
}

function script(file: string): string {
  return `<script defer fetchpriority="high" src="/my/${file}"></script>`;
}
