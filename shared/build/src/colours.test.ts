import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './workspace.ts';

/** The tokens lie in `shared/ui/src/styles.css`; everything else only uses them. */
const sheets = globSync('{shell,mf-*,shared/*}/src/**/*.module.css', { cwd: root });

const NAMES =
  'aqua|black|blue|brown|cyan|fuchsia|gold|gr[ae]y|green|indigo|lime|magenta|maroon|navy|olive|orange|pink|purple|red|silver|teal|violet|white|yellow';
const COLOUR = new RegExp(
  `#[\\da-f]{3,8}\\b|\\b(?:rgba?|hsla?|hwb|(?:ok)?l(?:ab|ch)|color)\\(|(?<![\\w-])(?:(?:light|dark|medium|deep|pale)?(?:${NAMES}))(?![\\w-])`,
  'i',
);

function coloursIn(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');
  return [...text.matchAll(/([\w-]+)\s*:\s*([^;{}]+)(?=[;}])/g)]
    .filter(([, , value = '']) => COLOUR.test(value.replaceAll(/url\([^)]*\)|var\(--[\w-]+/g, '')))
    .map(([declaration]) => `${file}: ${declaration}`);
}

test('there are style sheets to look at', () => {
  expect(sheets.length).toBeGreaterThan(50);
});

test('a style sheet takes its colours from the tokens', () => {
  expect(sheets.flatMap(coloursIn)).toEqual([]);
});
