import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../shared/build/src/workspace.ts';
import { badges } from './badges.ts';

// `npm run badges`: draws the badges of the README.

for (const [file, svg] of Object.entries(badges())) {
  mkdirSync(join(root, dirname(file)), { recursive: true });
  writeFileSync(join(root, file), `${svg}\n`);
}
