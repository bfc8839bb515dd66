import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the hash of a file in the format of Subresource Integrity. */
export function pinOf(content: Uint8Array): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

/** Returns the hashes of all scripts and style sheets in the folder of a release, by path. */
export function pinsIn(folder: string): Record<string, string> {
  const files = globSync('**/*.{js,css}', { cwd: folder }).sort();
  return Object.fromEntries(
    files.map((file) => [file.replaceAll('\\', '/'), pinOf(readFileSync(join(folder, file)))]),
  );
}
