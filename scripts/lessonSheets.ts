import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inCoins } from '../services/loyalty/coins.ts';
import sheets from '../services/loyalty/seed/lessonSheets.json' with { type: 'json' };
import lessons from '../services/loyalty/seed/lessons.json' with { type: 'json' };
import { root } from '../shared/build/src/workspace.ts';
import { findChromium } from './chromium.ts';

// Prints the sheets of the lessons, `services/loyalty/lessons/files/*.pdf`. Run this script after a change of their
// texts. Each sheet has two versions: with tokens, and with coins for the coins variant (R53).

const CHROMIUM = findChromium();
const PROGRAMME = { ru: 'Программа «Друзья»', uz: '«Doʻstlar» dasturi', en: 'Friends programme' };

const LOGO = `<svg viewBox="0 0 42 26" width="42" fill="none" stroke-width="4.6"><circle cx="13" cy="13" r="10.2" stroke="#16171c"/>
  <circle cx="29" cy="13" r="10.2" stroke="#c8102e"/><path d="M15.6 3.14A10.2 10.2 0 0 1 23.16 12.11" stroke="#16171c"/></svg>`;

/** The cabinet's own font, one file per alphabet. The printer embeds only the letters of the sheet. */
const FONTS = ['latin', 'cyr'].map((alphabet, index) => {
  const file = readFileSync(join(root, `shared/ui/src/fonts/onest-${alphabet}.woff2`), 'base64');
  return `@font-face { font-family: Onest${index}; font-weight: 400 800; src: url(data:font/woff2;base64,${file}) }`;
});

const STYLE = `${FONTS.join('')}
  @page { size: A5; margin: 14mm 16mm }
  body { margin: 0; font: 13pt/1.45 Onest0, Onest1, sans-serif; color: #16171c }
  header { display: flex; align-items: center; gap: 10pt; margin-bottom: 30pt; padding-bottom: 10pt;
    border-bottom: 1px solid #d9d5cb; color: #484a53; font-size: 10pt }
  h1 { margin: 0 0 4pt; font-size: 25pt; font-weight: 700; line-height: 1.15; letter-spacing: -0.02em }
  p { margin: 0 0 20pt; color: #484a53 }
  ol { margin: 0; padding: 0; list-style: none; counter-reset: point }
  li { display: flex; gap: 12pt; padding: 11pt 0; border-top: 1px solid #e8e4da; counter-increment: point; text-wrap: pretty }
  li::before { content: counter(point); flex: none; width: 1.1em; color: #c8102e; font-weight: 700 }`;

for (const { id, points } of sheets) {
  const lesson = lessons.find((one) => one.id === id);
  if (!lesson) throw new Error(`Unknown lesson ${id}.`);
  for (const language of ['ru', 'uz', 'en'] as const) {
    const name = lesson.material.name[language];
    const head = `<!doctype html><html lang="${language}"><meta charset="utf-8"><style>${STYLE}</style>`;
    const sheet = `<title>${name}</title><header>${LOGO}${PROGRAMME[language]}</header>
      <h1>${name}</h1><p>${lesson.title[language]}</p>
      <ol>${points[language].map((point) => `<li>${point}</li>`).join('')}</ol></html>`;
    print(head + sheet, `${id}.${language}.pdf`);
    print(head + inCoins(sheet, language), `${id}.${language}.coin.pdf`);
  }
}

function print(html: string, file: string): void {
  const to = join(root, 'services/loyalty/lessons/files', file);
  const options = ['--headless', '--no-sandbox', '--no-pdf-header-footer', `--print-to-pdf=${to}`];
  execFileSync(CHROMIUM, [...options, `data:text/html;base64,${Buffer.from(html).toString('base64')}`], {
    stdio: 'ignore',
  });
  console.log(file);
}
