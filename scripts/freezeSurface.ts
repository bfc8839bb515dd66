import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../shared/build/src/workspace.ts';
import { pnpm } from './build.ts';

// Part of `npm run set-version`: the next public surface of the shared packages becomes the surface of the
// new version (`shared/testing/src/surface.test.ts`).

const file = join(root, 'shared/testing/src/surface.json');
const { next } = JSON.parse(readFileSync(file, 'utf8'));
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
writeFileSync(file, JSON.stringify({ [version]: next, next }));
await pnpm(['exec', 'biome', 'format', '--write', file]);
