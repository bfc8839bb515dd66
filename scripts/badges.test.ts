import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { badges } from './badges.ts';

const ROOT = join(__dirname, '..');

test.each(Object.entries(badges()))('%s is as `npm run badges` draws it', (file, svg) => {
  expect(readFileSync(join(ROOT, file), 'utf8')).toBe(`${svg}\n`);
});
