import { cpSync, existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { StartError } from '../services/start/startError.ts';
import { root } from '../shared/build/src/workspace.ts';
import { REMOTE_OF_SEGMENT } from '../shared/contracts/src/registry.ts';
import { TAKEN } from '../shell/src/guard/taken.ts';

const TEMPLATES = join(root, 'docs/templates');
/** The workspace already has these types. */
const TYPES_OF_STYLES = 'styles.d.ts';

const NAME = /^mf(?:-[a-z]+)+$/;
const SEGMENT = /^[a-z]+(?:-[a-z]+)*$/;

export interface NewRemote {
  name: string;
  /** First segment of the address below `/my`. */
  segment: string;
}

/**
 * Copies the template to a folder beside the other remotes.
 * @param wanted first segment of the address; by default the name, without `mf-` if that is free
 * @param workspace folder of the remotes
 * @throws {StartError} one line with the reason; nothing is written then
 */
export function createRemote(name: string, wanted: string | undefined, workspace = root): NewRemote {
  if (!NAME.test(name))
    throw new StartError(
      `"${name}" is not a valid name. A name is "mf-" and lower-case letters, such as "mf-board".`,
    );
  if (existsSync(join(workspace, name)))
    throw new StartError(`${name} already exists. Choose another name, or remove its folder.`);
  const segment = wanted ?? defaultSegment(name, workspace);
  if (!SEGMENT.test(segment))
    throw new StartError(
      `"${segment}" is not a valid address. An address has lower-case letters and dashes, such as "board".`,
    );
  const owner = ownerOf(segment, workspace);
  if (owner) throw new StartError(`"/${segment}" belongs to ${owner}. Set another address with --address.`);

  const port = freePort(workspace);
  const folder = join(workspace, name);
  // Combines the sources for an external team with the settings of this workspace.
  for (const part of ['remote/src', 'remote/pages.json', 'inside'])
    cpSync(join(TEMPLATES, part), join(folder, part === 'inside' ? '' : basename(part)), {
      recursive: true,
      filter: (file) => basename(file) !== TYPES_OF_STYLES,
    });
  const files = globSync('**/*', { cwd: folder }).map((file) => join(folder, file));
  for (const file of files.filter((file) => statSync(file).isFile()))
    writeFileSync(file, renamed(readFileSync(file, 'utf8'), name, segment));
  edit(join(folder, 'package.json'), (json) => ({ ...json, config: { port } }));
  edit(join(folder, 'pages.json'), ({ team }) => ({ [segment]: team }));
  return { name, segment };
}

function renamed(text: string, name: string, segment: string): string {
  return text
    .replaceAll('mf-team', name)
    .replaceAll("'/team'", `'/${segment}'`)
    .replaceAll('`/team`', `\`/${segment}\``);
}

function edit(file: string, change: (json: Record<string, unknown>) => object): void {
  writeFileSync(file, `${JSON.stringify(change(readJson(file)), null, 2)}\n`);
}

function readJson(file: string): Record<string, unknown> {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function defaultSegment(name: string, workspace: string): string {
  const short = name.replace('mf-', '');
  return ownerOf(short, workspace) ? name : short;
}

/** The owner of an address, or undefined if the address is free. */
function ownerOf(segment: string, workspace: string): string | undefined {
  if (Object.hasOwn(REMOTE_OF_SEGMENT, segment)) return REMOTE_OF_SEGMENT[segment];
  if (TAKEN.includes(segment)) return 'the shell';
  const lists = globSync('mf-*/pages.json', { cwd: workspace });
  const list = lists.find((file) => Object.hasOwn(readJson(join(workspace, file)), segment));
  return list && dirname(list);
}

function freePort(workspace: string): number {
  const ports = globSync('mf-*/package.json', { cwd: workspace }).map(
    (file) => (readJson(join(workspace, file)).config as { port: number }).port,
  );
  return Math.max(4100, ...ports) + 1;
}
