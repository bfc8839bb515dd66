import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { ENTRY_FILE, PORTALS_FILE } from '../site/releases.ts';

const manifestSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ metaData: v.optional(v.record(v.string(), v.unknown())) }),
);

/**
 * Files for portals (docs/decisions/014). `mount.js` pins `instance.js`, and `instance.js` pins the others.
 */
const FOR_PORTALS = 'embed/';
const INSTANCE = `${FOR_PORTALS}instance.js`;

/**
 * Returns the issues of a build's files: browsers would refuse the files, or would not check them
 * (docs/decisions/013).
 * @param pins the hashes that the build recorded
 */
export async function issuesOf(folder: string, pins: Record<string, string>): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  const code = names.filter((name) => /\.(js|css)$/.test(name)).sort();
  const textOf = (name: string) => readFile(join(folder, name), 'utf8').catch(() => '');
  const issues = await Promise.all(
    code.map(async (name) => {
      const pin = pinOf(await readFile(join(folder, name)));
      if (pins[name] !== pin) return `${name} differs from the built file`;
      const loader = loaderOf(name);
      return !loader || (await textOf(loader)).includes(pin) ? null : `${loader} does not pin ${name}`;
    }),
  );
  const missing = Object.keys(pins).filter((name) => !code.includes(name));
  return [
    ...(code.includes(ENTRY_FILE) ? [] : [`${ENTRY_FILE} is missing`]),
    ...missing.map((name) => `${name} is missing`),
    ...issues.filter((issue) => issue !== null),
    ...(await manifestIssues(folder)),
  ];
}

/** Returns the file that loads another file; null for files that the list of remotes pins. */
function loaderOf(name: string): string | null {
  if (name === ENTRY_FILE || name === PORTALS_FILE) return null;
  if (name === INSTANCE) return PORTALS_FILE;
  return name.startsWith(FOR_PORTALS) ? INSTANCE : ENTRY_FILE;
}

/** F6: a host that reads the manifest would execute `getPublicPath`. */
async function manifestIssues(folder: string): Promise<string[]> {
  const text = await readFile(join(folder, 'mf-manifest.json'), 'utf8').catch(() => '');
  const { success, output } = v.safeParse(manifestSchema, text);
  if (!success) return ['it has no manifest'];
  return output.metaData && 'getPublicPath' in output.metaData ? ['its manifest contains code'] : [];
}

/** Returns the integrity hash of a file, in the format that browsers check. */
export function pinOf(content: Buffer): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}
