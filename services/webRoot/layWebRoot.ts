import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { REMOTE_OF_SEGMENT } from '@cabinet/contracts/registry';
import type { FastifyInstance } from 'fastify';
import { createApp } from '../kit/app.ts';
import { newestRelease } from '../site/releases.ts';
import { type SiteOptions, siteService } from '../site/service.ts';
import { StartError } from '../start/startError.ts';
import {
  type HeaderRule,
  lastingHeaders,
  nginxErrorHeaders,
  nginxHeaders,
  nginxHosts,
  nginxMaps,
} from './headers.ts';
import { layRemotes, layShells } from './releaseFiles.ts';

/** First path segments below `/my` with individual pages. `friend` and `embed` are separate documents. */
const SEGMENTS = [...Object.keys(REMOTE_OF_SEGMENT).filter(Boolean), 'friend', 'embed'];

/** The file for each answer of the site. */
const ANSWERS: Record<string, string> = {
  '/my/': 'my/index.html',
  ...Object.fromEntries(SEGMENTS.map((segment) => [`/my/${segment}`, `my/${segment}/index.html`])),
  // The file of every other page.
  '/my/-': 'my/shell.html',
  '/my/config.json': 'my/config.json',
  '/my/files/privacy-policy.pdf': 'my/files/privacy-policy.pdf',
  // Write the list last, so that all listed files exist.
  '/my/remotes.json': 'my/remotes.json',
};

export interface WebRootOptions extends SiteOptions {
  /** Browsers connect by TLS. */
  isSecure?: boolean | undefined;
  /** Host names that nginx answers to (D9). */
  hosts: readonly string[];
}

const COMPRESSED = /\.(html|json)$/;

/**
 * Writes all files below `/my` and `/remotes` as plain files, for nginx or any other file server. The files
 * are the answers of the site service, and the listed releases. A repeated call adds new files and deletes
 * withdrawn releases. Concurrent readers get the old file or the new file.
 * @returns the headers of the files, which are also in `headers.json` and, for nginx, in `headers/*.conf`
 * @throws {StartError} nothing is built yet
 */
export async function layWebRoot(folder: string, options: WebRootOptions): Promise<HeaderRule[]> {
  if (!newestRelease(options.root, 'shell')) {
    throw new StartError('The shell is not built. Run "npm start" to build it.');
  }
  await layRemotes(folder, options);
  await layShells(folder, options.root);

  const site = createApp({ isSecure: options.isSecure });
  try {
    await site.register(siteService, options);
    const rules = await rulesOf(site, folder);
    await writeAtomically(join(folder, 'headers.json'), `${JSON.stringify(rules, null, 2)}\n`);
    const missing = lastingHeaders((await site.inject('/my/missing.js')).headers);
    await writeAtomically(join(folder, 'headers/maps.conf'), nginxMaps(rules, missing));
    await writeAtomically(join(folder, 'headers/hosts.conf'), nginxHosts(options.hosts));
    await writeAtomically(join(folder, 'headers/headers.conf'), nginxHeaders(rules));
    await writeAtomically(join(folder, 'headers/errors.conf'), nginxErrorHeaders(rules, missing));
    for (const [address, file] of Object.entries(ANSWERS)) await layAnswer(site, address, join(folder, file));
    return rules;
  } finally {
    await site.close();
  }
}

async function layAnswer(site: FastifyInstance, address: string, file: string): Promise<void> {
  const { statusCode, rawPayload } = await site.inject(address);
  if (statusCode !== 200) throw new Error(`${address} answered ${statusCode}`);
  await writeAtomically(file, rawPayload);
  if (!COMPRESSED.test(file)) return;
  await writeAtomically(`${file}.br`, await promisify(brotliCompress)(rawPayload));
  await writeAtomically(`${file}.gz`, await promisify(gzip)(rawPayload));
}

/** Requests one file of each kind from the site, and returns its headers. */
async function rulesOf(site: FastifyInstance, folder: string): Promise<HeaderRule[]> {
  const [script = ''] = await readdir(join(folder, 'my/js'));
  const kinds: Array<[files: string, address: string]> = [
    ['^/remotes/', await aRemoteFile(folder)],
    ['^/my/embed/index[.]html$', '/my/embed'],
    ['^/my/(.*/)?(index|shell)[.]html$', '/my/'],
    ['^/my/silent-check-sso[.]html$', '/my/silent-check-sso.html'],
    ['^/my/(config|remotes)[.]json$', '/my/remotes.json'],
    ['^/my/.*[.][0-9a-f]{8,}[.][0-9a-z]+$', `/my/js/${script}`],
    ['^/my/', '/my/files/privacy-policy.pdf'],
  ];
  const rules = kinds.map(async ([files, address]) => {
    const { statusCode, headers } = await site.inject(address);
    if (statusCode !== 200) throw new Error(`${address} answered ${statusCode}`);
    return { files, headers: lastingHeaders(headers) };
  });
  return Promise.all(rules);
}

async function aRemoteFile(folder: string): Promise<string> {
  const [name = ''] = await readdir(join(folder, 'remotes'));
  const [release = ''] = await readdir(join(folder, 'remotes', name));
  return `/remotes/${name}/${release}/remoteEntry.js`;
}

async function writeAtomically(file: string, content: Buffer | string): Promise<void> {
  // Keep the date of an unchanged file, because servers derive the validator from it.
  const known = await readFile(file).catch(() => null);
  if (known?.equals(Buffer.from(content))) return;
  await mkdir(dirname(file), { recursive: true });
  const aside = `${file}.${randomUUID()}`;
  await writeFile(aside, content);
  await rename(aside, file);
}
