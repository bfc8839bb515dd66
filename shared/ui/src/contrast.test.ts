import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const VARIANTS = ['mc', 'mti', 'synergy', 'people', 'capital'];
const TEXT = 4.5;
const CONTROL = 3;

// Pairs of text and background colours with their minimum contrast (WCAG 1.4.3 and 1.4.11).
const PAIRS: [string, string[], number][] = [
  ['ink', ['bg', 'surface', 'surface-2', 'accent-soft'], TEXT],
  ['ink-2', ['bg', 'surface', 'surface-2', 'accent-soft'], TEXT],
  ['ink-3', ['bg', 'surface', 'surface-2'], TEXT],
  ['line-strong', ['bg', 'surface'], CONTROL],
  ['primary', ['bg', 'surface', 'accent-soft'], TEXT],
  ['on-primary', ['primary', 'primary-hover'], TEXT],
  ['on-primary-soft', ['primary-soft'], TEXT],
  ['on-stage', ['stage', 'stage-2'], TEXT],
  ['on-stage-2', ['stage', 'stage-2'], TEXT],
  ['accent', ['stage'], CONTROL],
  ['ring-1', ['stage'], CONTROL],
  ['ring-2', ['stage'], CONTROL],
  ['ring-3', ['stage'], CONTROL],
  ['ring-4', ['stage'], CONTROL],
  ['on-accent', ['accent'], TEXT],
  ['focus', ['bg', 'surface', 'surface-2', 'accent-soft'], CONTROL],
  ['track', ['surface', 'line'], CONTROL],
  ['accent', ['stage-2'], CONTROL],
  ['surface', ['info'], CONTROL],
  ['on-inverse', ['inverse'], TEXT],
  ['success', ['bg', 'surface'], TEXT],
  ['on-success-soft', ['success-soft'], TEXT],
  ['warning', ['surface'], TEXT],
  ['on-warning-soft', ['warning-soft'], TEXT],
  ['danger', ['bg', 'surface'], TEXT],
  ['on-danger-soft', ['danger-soft'], TEXT],
  ['info', ['surface'], TEXT],
  ['on-info-soft', ['info-soft'], TEXT],
  ['step-sent', ['bg', 'surface'], CONTROL],
  ['step-review', ['bg', 'surface'], CONTROL],
  ['step-working', ['bg', 'surface'], CONTROL],
  ['step-waiting', ['bg', 'surface'], CONTROL],
  ['step-paid', ['bg', 'surface'], CONTROL],
  ['step-over', ['bg', 'surface'], CONTROL],
  ['on-card', ['card'], TEXT],
  ['code', ['code-ground'], TEXT],
];

const css = readFileSync(join(__dirname, 'styles.css'), 'utf8');
const shared = coloursIn(/\n {2}\[data-variant\] \{\n {4}--c-bg[^}]+/);

const tables = VARIANTS.flatMap((variant) => {
  const own = coloursIn(new RegExp(`\\[data-variant="${variant}"\\] \\{[^}]+`));
  const colours = new Map([...shared, ...own]);
  return (['light', 'dark'] as const).map((mode) => ({ variant, mode, colours }));
});

test.each(tables)(
  'every colour of $variant in $mode has enough contrast with its background',
  ({ mode, colours }) => {
    const side = mode === 'light' ? 0 : 1;
    const weak = PAIRS.flatMap(([text, grounds, least]) =>
      grounds
        .map((ground) => ({ text, ground, least, is: contrast(colour(text), colour(ground)) }))
        .filter(({ is }) => is < least),
    );
    expect(weak).toEqual([]);

    function colour(name: string): string {
      const found = colours.get(name)?.[side];
      const other = /^var\(--c-([\w-]+)\)$/.exec(found ?? '')?.[1];
      if (other) return colour(other);
      if (!found) throw new Error(`The style sheet has no colour ${name}`);
      return found;
    }
  },
);

/** Returns the colours of a block of tokens, as [light, dark]. */
function coloursIn(block: RegExp): Map<string, [string, string]> {
  const declarations = block.exec(css)?.[0] ?? '';
  const found = declarations.matchAll(
    /--(?:c-)?([\w-]+): (?:light-dark\()?(#[\da-f]{6}|var\(--c-[\w-]+\))(?:, (#[\da-f]{6})\))?;/g,
  );
  return new Map([...found].map(([, name = '', day = '', night = day]) => [name, [day, night]]));
}

/** Returns the contrast ratio of two `#rrggbb` colours, 1 to 21 (WCAG 2.2). */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
