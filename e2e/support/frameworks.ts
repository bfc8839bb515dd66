import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { cp, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '@cabinet/build/workspace';
import { run } from './run.ts';
import { freshFolder } from './system.ts';
import { execute } from './teamRepository.ts';
import { copyWorkspace } from './workspaceCopy.ts';

// Builds examples of docs/embedding with the tools of their frameworks. To keep the workspace small, the
// tools are installed outside, in the versions of the lockfiles in e2e/frameworks.

/** A portal with its own server. */
export interface PortalServer {
  origin: string;
  stop(): Promise<void>;
}

const LOCKFILES = join(root, 'e2e/frameworks');
const PNPM = join(root, 'node_modules/.bin/pnpm');
/** Settings that turn off the telemetry of all tools. */
const SILENT = { NEXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1', NG_CLI_ANALYTICS: 'false' };

/**
 * Builds an example with a program of its framework.
 * @param words the program with its arguments
 * @param built folder of the files that the program writes
 */
export async function buildOutside(
  example: string,
  outDir: string,
  words: string[],
  built: string,
): Promise<void> {
  const folder = await install(example);
  await runProgram(folder, words);
  await rename(join(folder, built), outDir);
  await rm(folder, { recursive: true });
}

/** Builds an example of Next.js and starts its server on a free port. */
export async function startNext(example: string): Promise<PortalServer> {
  const folder = await install(example);
  await writeFile(join(folder, 'next.config.js'), `export default { basePath: '/${example}' };`);
  await runProgram(folder, ['next', 'build']);
  const server = run({
    dataDir: folder,
    folder,
    command: ['node_modules/next/dist/bin/next', 'start', '--hostname', 'localhost'],
    env: SILENT,
    started: /Local:\s+(http:\/\/\S+)/,
  });
  return {
    origin: await server.ready,
    async stop() {
      await server.stop();
      await rm(folder, { recursive: true });
    },
  };
}

/**
 * Checks the types of the packed package in `e2e/frameworks/types`.
 * @throws Error with the messages of the first program that fails
 */
export async function checkTypes(...programs: string[][]): Promise<void> {
  const folder = await install('types', LOCKFILES);
  for (const words of programs) await runProgram(folder, words);
  await rm(folder, { recursive: true });
}

/** Copies an example out of the workspace and installs it. @returns the folder */
async function install(example: string, examples = join(root, 'docs/embedding')): Promise<string> {
  const folder = freshFolder();
  await cp(join(examples, example), folder, { recursive: true });
  await cp(join(LOCKFILES, 'pnpm-workspace.yaml'), join(folder, 'pnpm-workspace.yaml'));
  await cp(join(LOCKFILES, `${example}.yaml`), join(folder, 'pnpm-lock.yaml'));
  packing ??= packElements();
  await cp(await packing, join(folder, 'cabinet/package'), { recursive: true });
  await execute(PNPM, ['install', '--frozen-lockfile', '--prefer-offline'], folder);
  return folder;
}

let packing: Promise<string> | null = null;

/** Packs `@cabinet/elements` once for all examples of this process. @returns the folder of the unpacked package */
async function packElements(): Promise<string> {
  const folder = freshFolder();
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  // Packing writes into the source folder, where another worker may be packing.
  const copy = copyWorkspace({});
  const tarball = join(folder, 'elements.tgz');
  await execute(PNPM, ['pack', '--out', tarball], join(copy.folder, 'shared/elements'));
  copy.remove();
  await promisify(execFile)('tar', ['-xzf', tarball], { cwd: folder });
  return join(folder, 'package');
}

function runProgram(folder: string, [program = '', ...args]: string[]): Promise<string> {
  return execute(join(folder, 'node_modules/.bin', program), args, folder, SILENT);
}
