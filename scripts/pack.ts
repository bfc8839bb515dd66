import { globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { root } from '../shared/build/src/workspace.ts';
import { pnpm } from './build.ts';

// `npm run pack [-- <folder>]`: packs the shared packages as tarballs, for teams with their own repository.

/** Packages that have a `publishConfig`. */
const packed = globSync('shared/*/package.json', { cwd: root }).filter(
  (file) => JSON.parse(readFileSync(join(root, file), 'utf8')).publishConfig,
);
const folder = resolve(process.argv[2] ?? join(root, '.cache/packages'));

mkdirSync(folder, { recursive: true });
// Remove tarballs of other versions, which would be installed too.
for (const file of globSync('cabinet-*.tgz', { cwd: folder })) rmSync(join(folder, file));
try {
  const filters = packed.flatMap((file) => ['--filter', `./${dirname(file)}`]);
  await pnpm([...filters, '--recursive', 'pack', '--pack-destination', folder], {
    npm_config_loglevel: 'error',
  });
  console.log(`${packed.length} packages are in ${folder}.`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
