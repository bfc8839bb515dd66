import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { remoteNames } from '@cabinet/build/workspace';
import { containerName } from '@cabinet/contracts/registry';
import { type Brings, misfits, type Needs } from '@cabinet/services/agreement';
import { expect, test } from '@playwright/test';
import { newestBuild } from './support/publisher.ts';

// The tests check the builds, and show what an upgrade of webpack or the federation plugin changes in an
// entry.

/** Maximum size of each compressed entry, in bytes, with the scripts of the remote's first screen. */
const CEILINGS: Record<string, number> = {
  'mf-profile': 32_000,
  'mf-catalog': 25_500,
  'mf-orders': 19_000,
  'mf-invites': 18_000,
  'mf-email-change': 17_700,
};

/** Texts that occur only in these libraries. */
const NOT_IN_ENTRY = {
  React: 'react.transitional.element',
  'a router': 'You should call navigate() in a React.useEffect()',
  'the federation runtime': 'Ensure the shared config for',
};

/** A shared module in a manifest. */
interface Shared {
  name: string;
  version: string;
}

const releaseOf = (folder: string) =>
  JSON.parse(readFileSync(join(newestBuild(folder), 'release.json'), 'utf8')) as {
    brings: Brings;
    needs: Needs;
  };

for (const remote of remoteNames) {
  const entry = () => readFileSync(join(newestBuild(remote), 'remoteEntry.js'), 'utf8');

  test(`C4 the entry of ${remote} is a container with its first screen and without the shell's libraries`, ({
    page: _,
  }, info) => {
    const code = entry();
    expect(code).toContain(`var ${containerName(remote)};`);
    const found = Object.entries(NOT_IN_ENTRY).filter(([, text]) => code.includes(text));
    expect(found).toEqual([]);
    const bytes = brotliCompressSync(code).length;
    info.annotations.push({ type: 'bytes', description: String(bytes) });
    expect(bytes).toBeLessThanOrEqual(CEILINGS[remote] ?? 20_000);
  });

  test(`the manifest of ${remote} lists shared modules with versions, and exposed modules with files`, () => {
    const folder = newestBuild(remote);
    const { shared, exposes } = JSON.parse(readFileSync(join(folder, 'mf-manifest.json'), 'utf8'));
    const { brings } = releaseOf('shell');
    const listed: [string, string][] = shared.map(({ name, version }: Shared) => [name, version]);
    expect(listed.map(([name]) => name)).toEqual(Object.keys(releaseOf(remote).needs.shared));
    expect(brings.shared).toMatchObject(Object.fromEntries(listed));

    expect(exposes).toMatchObject([{ path: './remote' }]);
    const { js, css } = exposes[0].assets;
    const files: string[] = [...js.sync, ...js.async, ...css.sync, ...css.async];
    expect(files).toContainEqual(expect.stringMatching(/^css\/.+\.css$/));
    expect(files.filter((file) => !existsSync(join(folder, file)))).toEqual([]);
  });

  test(`the build of ${remote} fits the build of the shell`, () => {
    const { needs } = releaseOf(remote);
    expect(needs.imports).toContain('@cabinet/i18n useFormats');
    expect(misfits(needs, releaseOf('shell').brings)).toEqual([]);
  });
}
