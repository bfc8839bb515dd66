import { readProse } from './read.ts';
import { complaintsOf } from './rules.ts';

// `node scripts/prose/main.ts [start of a path …]`: checks the English of comments, test titles and
// documents.

const starts = process.argv.slice(2);
let count = 0;
for (const prose of readProse()) {
  if (starts.length > 0 && !starts.some((start) => prose.file.startsWith(start))) continue;
  for (const complaint of complaintsOf(prose)) {
    count += 1;
    console.log(`${prose.file}:${prose.line}: ${complaint}: ${prose.text.slice(0, 90)}`);
  }
}
console.log(`${count} complaints`);
process.exitCode = count === 0 ? 0 : 1;
