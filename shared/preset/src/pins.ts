import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Hash of a file as browsers check it (Subresource Integrity). */
export function pinOf(content: Uint8Array): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

/** Hashes of everything in the folder of a release that a browser obeys: scripts and style sheets, by their paths. */
export function pinsIn(folder: string): Record<string, string> {
  const files = globSync('**/*.{js,css}', { cwd: folder }).sort();
  return Object.fromEntries(
    files.map((file) => [file.replaceAll('\\', '/'), pinOf(readFileSync(join(folder, file)))]),
  );
}
