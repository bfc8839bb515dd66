import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeBadge } from 'badge-maker';
import { root } from '../shared/build/src/workspace.ts';
import { inDocument } from './prose/read.ts';

const PROMISES = 'docs/promises.md';
const COLOURS = { neutral: '#3b4a6b', good: '#1f7a4d' };

/** The badges of the README, by their files: what the repository says of itself, as SVG. */
export function badges(): Record<string, string> {
  const { version, license, engines } = JSON.parse(read('package.json'));
  const badge = (label: string, message: string, color: string) => makeBadge({ label, message, color });
  return {
    'docs/badges/version.svg': badge('version', version, COLOURS.neutral),
    'docs/badges/node.svg': badge('node', engines.node, COLOURS.neutral),
    'docs/badges/licence.svg': badge('licence', license, COLOURS.neutral),
    'docs/badges/promises.svg': badge('promises with tests', String(promisesWithTests()), COLOURS.good),
  };
}

/** The number of rows of docs/promises.md that link a test. */
function promisesWithTests(): number {
  const cells = inDocument(PROMISES, read(PROMISES)).filter(({ kind }) => kind === 'cell');
  const linesWithTests = cells
    .filter(({ links }) => links.some((link) => !link.endsWith('.md')))
    .map(({ line }) => line);
  return new Set(linesWithTests).size;
}

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}
