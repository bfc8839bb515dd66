import { readIds, unprovenIn, unresolvedIn } from './citations.ts';
import { readProse } from './read.ts';
import { complaintsOf } from './rules.ts';

// `node scripts/prose/main.ts [start of a path …]`: checks the English of comments, test titles and documents, and their
// citations. A citation such as `§4`, `R12`, `decision 008` or `docs/contract.md` must lead to a row, a section or a file.

const starts = process.argv.slice(2);
const all = readProse();
const ids = readIds(all);
let count = 0;
for (const prose of all) {
  if (starts.length > 0 && !starts.some((start) => prose.file.startsWith(start))) continue;
  const unresolved = unresolvedIn(prose, ids).map((citation) => `"${citation}" is an unresolved citation`);
  for (const complaint of [...unresolved, ...complaintsOf(prose)]) {
    count += 1;
    console.log(`${prose.file}:${prose.line}: ${complaint}: ${prose.text.slice(0, 90)}`);
  }
}
for (const promise of unprovenIn(all)) {
  count += 1;
  console.log(`docs/promises.md: the test does not name the promise: ${promise}`);
}
console.log(`${count} complaints`);
process.exitCode = count === 0 ? 0 : 1;
