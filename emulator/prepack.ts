import { cpSync, rmSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import { buildAll } from '../scripts/build.ts';
import { releaseOf } from '../shared/build/src/release.ts';
import { remoteNames, root } from '../shared/build/src/workspace.ts';

// Writes the content of the package to `app`. The content is the newest build of each application, and the
// sources of the services with their contracts and rules.

const app = join(import.meta.dirname, 'app');
const SOURCES = ['services', 'shared/contracts', 'shared/domain'];
const LEFT_OUT = ['node_modules', 'testing', 'dist'];

await buildAll();
rmSync(app, { recursive: true, force: true });
for (const folder of SOURCES)
  cpSync(join(root, folder), join(app, folder), { recursive: true, filter: isPacked });
for (const name of ['shell', ...remoteNames]) {
  const release = join(name, 'dist', releaseOf(name));
  cpSync(join(root, release), join(app, release), { recursive: true });
}

function isPacked(file: string): boolean {
  const parts = relative(root, file).split(sep);
  return !/\.test\.tsx?$/.test(basename(file)) && !parts.some((part) => LEFT_OUT.includes(part));
}
