import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../shared/build/src/workspace.ts';

/** Packages of one name, as `pnpm licenses` lists them. */
interface Licensed {
  name: string;
  versions: string[];
  /** The folder of each version. */
  paths: string[];
  license: string;
  author?: string;
}

/** The notices in the repository. */
export const NOTICES = join(root, 'THIRD-PARTY-NOTICES.txt');

const LINE = '-'.repeat(80);

/** The installed packages that production ships. */
export function licensedPackages(): Licensed[] {
  const words = ['licenses', 'list', '--prod', '--json', '--recursive'];
  const { stdout } = spawnSync(join(root, 'node_modules/.bin/pnpm'), words, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  const byLicence: Record<string, Licensed[]> = JSON.parse(stdout);
  return Object.values(byLicence).flat();
}

/** The text of `THIRD-PARTY-NOTICES.txt`: each licence text once, below the packages that come with it. */
export function noticesText(): string {
  const namesByText = new Map<string, string[]>();
  let count = 0;
  // The program of Node brings a file of its own.
  for (const { name, versions, paths, license, author } of licensedPackages().filter(
    ({ name }) => !isNode(name),
  ))
    versions.forEach((version, index) => {
      const text = licenceText(paths[index] ?? '') || `Author: ${author ?? name}`;
      namesByText.set(text, [...(namesByText.get(text) ?? []), `${name} ${version} (${license})`].sort());
      count += 1;
    });
  const parts = [...namesByText].map(([text, names]) => `${names.join('\n')}\n\n${text}`).sort();
  const head = `${count} packages of other authors are part of the cabinet. \`npm run notices\` writes this file.`;
  return `${[head, ...parts].join(`\n\n${LINE}\n\n`)}\n`;
}

function isNode(name: string): boolean {
  return name.startsWith('node-linux-') || name.startsWith('node-win-');
}

function licenceText(folder: string): string {
  const files = globSync('*', { cwd: folder }).filter((file) => isLicence(file.toLowerCase()));
  return files
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8').replaceAll('\r', '').trim())
    .join('\n\n');
}

function isLicence(file: string): boolean {
  return ['license', 'licence', 'copying', 'notice'].some((word) => file.startsWith(word));
}
