import { globSync } from 'node:fs';
import { EXAMPLES } from './examples.ts';
import en from './locales/en.json' with { type: 'json' };
import ru from './locales/ru.json' with { type: 'json' };
import uz from './locales/uz.json' with { type: 'json' };
import { examplesOf, PAGES } from './pages.ts';

interface PageTexts {
  title: string;
  text: string;
  access: string;
  examples?: Record<string, string>;
}

const TEXTS: [string, Record<string, PageTexts>][] = [
  ['ru', ru.pages],
  ['uz', uz.pages],
  ['en', en.pages],
];

test('every component of the kit has a page', () => {
  const kit = globSync('{[A-Z]*,form/[A-Z]*}.tsx', { cwd: 'shared/ui/src' })
    .filter((file) => !file.endsWith('.test.tsx') && !file.endsWith('FormFrame.tsx'))
    .map((file) => file.replace('.tsx', ''));
  const shown = PAGES.flatMap(({ components = [] }) => components);
  expect(kit.filter((component) => !shown.includes(component))).toEqual([]);
});

test('every file of examples has a page', () => {
  const shown = PAGES.map((page) => examplesOf(page).file);
  expect(Object.keys(EXAMPLES).filter((file) => !shown.includes(file))).toEqual([]);
});

test.each(TEXTS)('every page and every example has a title in %s', (_, texts) => {
  expect(Object.keys(texts).sort()).toEqual(PAGES.map(({ path }) => path).sort());
  for (const page of PAGES) {
    const titles = texts[page.path]?.examples ?? {};
    expect([page.path, ...Object.keys(titles).sort()]).toEqual([
      page.path,
      ...Object.keys(examplesOf(page).parts).sort(),
    ]);
  }
});
