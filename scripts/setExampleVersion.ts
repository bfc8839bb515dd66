import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../shared/build/src/workspace.ts';
import { setExampleVersion } from './exampleVersion.ts';

// A step of `npm run set-version`: examples and templates install the packages of the new version.

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
setExampleVersion(join(root, 'docs'), version);
