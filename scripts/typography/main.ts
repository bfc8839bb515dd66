import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../shared/build/src/workspace.ts';
import { textFiles, typesetSource } from './texts.ts';

// The last step of `npm run format`: corrects quotes, dashes, letters and no-break spaces of all texts for
// people.

for (const file of textFiles) {
  const path = join(root, file);
  const source = readFileSync(path, 'utf8');
  const typeset = typesetSource(file, source);
  if (typeset === source) continue;
  writeFileSync(path, typeset);
  console.log(`Typeset ${file}`);
}
