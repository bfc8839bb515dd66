import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Font } from 'lib-font';
import postcss from 'postcss';
import { root } from '../../shared/build/src/workspace.ts';
import { textFiles, textsIn } from './texts.ts';

const UI = join(root, 'shared/ui/src');

/** Letters of people's names that our texts do not contain. */
const NAMES = 'ЎўҚқҒғҲҳ ЄєІіЇїҐґ ӘәҢңӨөҰұҮүҺһ ӢӣӮӯҶҷ';

/** Characters that need no font: an example of the emoji filter, a line break, and the hole of `textsIn`. */
const SIGNS = '™\n\ufffc';

interface Face {
  file: string;
  font: Font;
  ranges: Array<[from: number, to: number]>;
}

async function readFaces(): Promise<Face[]> {
  const faces: Array<Promise<Face>> = [];
  postcss.parse(readFileSync(join(UI, 'styles.css'), 'utf8')).walkAtRules('font-face', (rule) => {
    const values = new Map<string, string>();
    rule.walkDecls(({ prop, value }) => void values.set(prop, value));
    const file = /fonts\/[\w-]+\.woff2/.exec(values.get('src') ?? '')?.[0] ?? '';
    faces.push(
      readFont(file).then((font) => ({ file, font, ranges: rangesOf(values.get('unicode-range')) })),
    );
  });
  return Promise.all(faces);
}

function readFont(file: string): Promise<Font> {
  return new Promise((resolve, reject) => {
    const font = new Font('Onest');
    font.onload = ({ detail }) => resolve(detail.font);
    font.onerror = reject;
    font.fromDataBuffer(new Uint8Array(readFileSync(join(UI, file))).buffer, file);
  });
}

/** Parses `U+401, U+410-44F`. */
function rangesOf(text = ''): Face['ranges'] {
  return text.split(', ').map((range) => {
    const [from = '', to = from] = range.replace('U+', '').split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
  });
}

function isIn(ranges: Face['ranges'], letter: string): boolean {
  const code = letter.codePointAt(0) ?? 0;
  return ranges.some(([from, to]) => from <= code && code <= to);
}

test('the fonts contain each letter of texts and names in the face that a browser chooses', async () => {
  const faces = await readFaces();
  expect(faces.length).toBeGreaterThan(3);
  const letters = new Set(
    [...textFiles.flatMap((file) => textsIn(file)).map(({ value }) => value), NAMES].join(''),
  );
  expect(letters.size).toBeGreaterThan(150);
  const missing = [...letters].filter(
    (letter) =>
      !SIGNS.includes(letter) &&
      !faces.some(({ font, ranges }) => isIn(ranges, letter) && font.supports(letter)),
  );
  expect(missing).toEqual([]);
});

test('a letter of a name is in one font file only', async () => {
  const faces = await readFaces();
  const shared = [...NAMES].filter((letter) => faces.filter(({ ranges }) => isIn(ranges, letter)).length > 1);
  expect(shared).toEqual([]);
});
