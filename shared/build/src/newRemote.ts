import { cpSync, existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { REMOTE_OF_SEGMENT } from '@cabinet/contracts/registry';
import { StartError } from '../../../services/startError.ts';
import { TAKEN } from './agreement.ts';
import { portOf, root, TEMPLATE } from './workspace.ts';

const NAME = /^mf(?:-[a-z]+)+$/;
const SEGMENT = /^[a-z]+(?:-[a-z]+)*$/;

export interface NewRemote {
  name: string;
  /** First segment of its address below `/my`. */
  segment: string;
}

/**
 * Lays a new remote beside the others, as a copy of the template.
 * @param wanted first segment of its address; by default its name without `mf-` where that is free, else its name
 * @param workspace folder of the remotes and of the lockfile
 * @throws {StartError} one line that says what is wrong; then nothing is written
 */
export function createRemote(name: string, wanted: string | undefined, workspace = root): NewRemote {
  if (!NAME.test(name))
    throw new StartError(`"${name}" is no name for a remote. It is like "mf-rating": mf and small letters.`);
  if (existsSync(join(workspace, name)))
    throw new StartError(`${name} is there already. Take another name, or remove its folder.`);
  const segment = wanted ?? defaultSegment(name, workspace);
  if (!SEGMENT.test(segment))
    throw new StartError(`"${segment}" is no address. It is like "rating": small letters and dashes.`);
  const owner = ownerOf(segment, workspace);
  if (owner) throw new StartError(`"/${segment}" belongs to ${owner}. --address takes another one.`);

  const port = freePort(workspace);
  const folder = join(workspace, name);
  const own = (file: string) => !['node_modules', 'dist'].includes(basename(file));
  cpSync(join(root, 'shared', TEMPLATE), folder, { recursive: true, filter: own });
  for (const file of globSync('**/*', { cwd: folder }).map((file) => join(folder, file)))
    if (statSync(file).isFile()) rewrite(file, (text) => renamed(text, { name, segment }, port));
  rewrite(join(workspace, 'pnpm-lock.yaml'), (lock) => withImporter(lock, name));
  return { name, segment };
}

function renamed(text: string, { name, segment }: NewRemote, port: number): string {
  return text
    .replaceAll(TEMPLATE, name)
    .replace(/(?<=[/"])template(?=['"`])/g, segment)
    .replace('port: 4100', `port: ${port}`);
}

function defaultSegment(name: string, workspace: string): string {
  const short = name.replace('mf-', '');
  return ownerOf(short, workspace) ? name : short;
}

/** Who has that address; undefined where it is free. */
function ownerOf(segment: string, workspace: string): string | undefined {
  if (Object.hasOwn(REMOTE_OF_SEGMENT, segment)) return REMOTE_OF_SEGMENT[segment];
  if (TAKEN.includes(segment)) return 'the shell';
  const lists = globSync('mf-*/pages.json', { cwd: workspace });
  const list = lists.find((file) => Object.hasOwn(JSON.parse(readText(join(workspace, file))), segment));
  return list && dirname(list);
}

function freePort(workspace: string): number {
  const folders = globSync('mf-*/webpack.config.ts', { cwd: workspace }).map(dirname);
  const ports = folders.map((folder) => portOf(folder, workspace));
  return Math.max(4100, ...ports) + 1;
}

/** It depends on what the template depends on, so that what is locked stays as it is. */
function withImporter(lock: string, name: string): string {
  const [, importer = ''] = new RegExp(`^  shared/${TEMPLATE}:\n((?:    .+\n)+\n)`, 'm').exec(lock) ?? [];
  const block = `  ${name}:\n${importer.replaceAll('link:../', 'link:../shared/')}`;
  const names = [...lock.matchAll(/^ {2}([\w/-]+):\n {4}(?:dependencies|devDependencies):/gm)];
  const next = names.find(([, other = '']) => other > name)?.index ?? lock.indexOf('\npackages:\n') + 1;
  return lock.slice(0, next) + block + lock.slice(next);
}

function readText(file: string): string {
  return readFileSync(file, 'utf8');
}

function rewrite(file: string, change: (text: string) => string): void {
  writeFileSync(file, change(readText(file)));
}
