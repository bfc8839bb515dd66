import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { inCoins } from '../services/loyalty/coins.ts';
import sheets from '../services/loyalty/seed/lessonSheets.json' with { type: 'json' };
import lessons from '../services/loyalty/seed/lessons.json' with { type: 'json' };
import { root } from '../shared/build/src/workspace.ts';
import { findChromium } from './chromium.ts';

// Prints the sheets of the lessons, `services/loyalty/lessons/*.pdf`: run it after a change of their texts. Each sheet
// is printed twice, for the variants that count tokens and for the one that counts coins (R53).

const CHROMIUM = findChromium();
const STYLE = `
  @page { size: A5; margin: 18mm 16mm }
  body { margin: 0; font: 13pt/1.5 'DejaVu Sans', sans-serif; color: #16171c }
  h1 { margin: 0 0 8pt; font-size: 20pt; line-height: 1.2 }
  p { margin: 0 0 22pt; color: #484a53 }
  li { margin: 0 0 11pt }`;

for (const { id, points } of sheets) {
  const lesson = lessons.find((one) => one.id === id);
  if (!lesson) throw new Error(`There is no lesson ${id}.`);
  for (const language of ['ru', 'uz', 'en'] as const) {
    const name = lesson.material.name[language];
    const html = `<!doctype html><html lang="${language}"><meta charset="utf-8"><title>${name}</title><style>${STYLE}</style>
      <h1>${name}</h1><p>${lesson.title[language]}</p>
      <ol>${points[language].map((point) => `<li>${point}</li>`).join('')}</ol></html>`;
    print(html, `${id}.${language}.pdf`);
    print(inCoins(html, language), `${id}.${language}.coin.pdf`);
  }
}

function print(html: string, file: string): void {
  const to = join(root, 'services/loyalty/lessons', file);
  const options = ['--headless', '--no-sandbox', '--no-pdf-header-footer', `--print-to-pdf=${to}`];
  execFileSync(CHROMIUM, [...options, `data:text/html;base64,${Buffer.from(html).toString('base64')}`], {
    stdio: 'ignore',
  });
  console.log(file);
}
