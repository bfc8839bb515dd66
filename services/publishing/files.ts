import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { ENTRY_FILE } from '../site/releases.ts';

const manifestSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ metaData: v.optional(v.record(v.string(), v.unknown())) }),
);

/** What portals load instead of the entry (docs/decisions/014); browsers check no hash of an ES module. */
const FOR_PORTALS = 'embed/';

/**
 * What is wrong with the files of a build: browsers would refuse them, or would not check them (docs/decisions/013).
 * @param pins the hashes that the build wrote down
 */
export async function faultsOf(folder: string, pins: Record<string, string>): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  const code = names.filter((name) => /\.(js|css)$/.test(name)).sort();
  const entry = await readFile(join(folder, ENTRY_FILE), 'utf8').catch(() => '');
  const faults = await Promise.all(
    code.map(async (name) => {
      const pin = pinOf(await readFile(join(folder, name)));
      if (pins[name] !== pin) return `${name} is not the file that was built`;
      const isLoadedByEntry = name !== ENTRY_FILE && !name.startsWith(FOR_PORTALS);
      return !isLoadedByEntry || entry.includes(pin) ? null : `its entry does not pin ${name}`;
    }),
  );
  const missing = Object.keys(pins).filter((name) => !code.includes(name));
  return [
    ...(code.includes(ENTRY_FILE) ? [] : [`there is no ${ENTRY_FILE}`]),
    ...missing.map((name) => `${name} is gone`),
    ...faults.filter((fault) => fault !== null),
    ...(await manifestFaults(folder)),
  ];
}

/** F6: a host that reads the manifest would run that text. */
async function manifestFaults(folder: string): Promise<string[]> {
  const text = await readFile(join(folder, 'mf-manifest.json'), 'utf8').catch(() => '');
  const { success, output } = v.safeParse(manifestSchema, text);
  if (!success) return ['it has no manifest'];
  return output.metaData && 'getPublicPath' in output.metaData ? ['its manifest carries code'] : [];
}

/** The hash of a file as browsers check it. */
export function pinOf(content: Buffer): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}
