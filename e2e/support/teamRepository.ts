import { execFile } from 'node:child_process';
import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '@cabinet/build/workspace';
import { load } from 'js-yaml';

/** A repository of another team, outside the workspace. */
export interface TeamRepository {
  folder: string;
  /** Writes a file of the repository. */
  write(file: string, text: string): void;
  /** Runs a program of an installed package. @returns the output */
  run(program: string, ...args: string[]): Promise<string>;
}

interface Settings {
  catalog: Record<string, string>;
  allowBuilds: Record<string, boolean>;
  minimumReleaseAge: number;
}

/** Packs the shared packages into the folder, like `npm run pack`. */
export async function packShared(folder: string): Promise<void> {
  await execute(process.execPath, [join(root, 'scripts/pack.ts'), folder], root);
}

/**
 * Copies a repository and installs the packages of its `package.json`, in the locked versions of this
 * workspace.
 * @param source its files
 * @param folder an empty folder
 * @param tarballs folder of the packed shared packages
 */
export async function installTeam(source: string, folder: string, tarballs: string): Promise<TeamRepository> {
  cpSync(source, folder, { recursive: true });
  cpSync(tarballs, join(folder, 'cabinet'), { recursive: true });
  const settings = load(readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8')) as Settings;
  // A team may use another React.
  const { allowBuilds, minimumReleaseAge, catalog } = settings;
  const { react: _, 'react-dom': _dom, ...locked } = catalog;
  const overrides = { ...locked, ...oursIn(folder) };
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
  // The file makes the folder a separate workspace.
  write('pnpm-workspace.yaml', JSON.stringify({ overrides, allowBuilds, minimumReleaseAge }));
  await execute(join(root, 'node_modules/.bin/pnpm'), ['install', '--prefer-offline'], folder);
  return {
    folder,
    write,
    run: (program, ...args) => execute(join(folder, 'node_modules/.bin', program), args, folder),
  };
}

/** Returns overrides for the shared packages. They depend on each other, and no registry has them. */
function oursIn(folder: string): Record<string, string> {
  const files = globSync('cabinet/cabinet-*.tgz', { cwd: folder });
  return Object.fromEntries(
    files.map((file) => [
      file.replace(/^cabinet\/cabinet-(.+)-\d+\.\d+\.\d+\.tgz$/, '@cabinet/$1'),
      `file:${file}`,
    ]),
  );
}

/**
 * Runs a program as a team does: without the settings of this test.
 * @throws Error with the complete output of the program
 */
export async function execute(
  program: string,
  args: string[],
  cwd: string,
  settings: Record<string, string> = {},
): Promise<string> {
  const env = {
    ...process.env,
    ...settings,
    NODE_ENV: undefined,
    NODE_OPTIONS: undefined,
    CI: 'true',
    NO_COLOR: '1',
    FORCE_COLOR: undefined,
  };
  try {
    return (await promisify(execFile)(program, args, { cwd, env })).stdout;
  } catch (error) {
    const { message, stdout = '', stderr = '' } = error as Error & { stdout?: string; stderr?: string };
    throw new Error([message, stdout, stderr].join('\n'));
  }
}
