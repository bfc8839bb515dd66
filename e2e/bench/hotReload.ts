import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { run } from '../support/run.ts';
import { signInByRequest } from '../support/signIn.ts';
import { freshFolder } from '../support/system.ts';
import { copyWorkspace } from '../support/workspaceCopy.ts';
import { openBrowser } from './browser.ts';
import { median, table } from './table.ts';

/** Number of measured edits per kind of file. One edit before them warms up the build. */
const TIMES = 7;

interface Edit {
  kind: string;
  file: string;
  /** The text to replace in the file. */
  from: string;
  to(mark: number): string;
  /** Whether the page shows the n-th edit. */
  isSeen(mark: number): boolean;
}

const EDITS: Edit[] = [
  {
    kind: 'component of a remote',
    file: 'mf-email-change/src/pages/EmailChangePage.tsx',
    from: "{t('title')}",
    to: (mark) => `{t('title')} {${mark}}`,
    isSeen: (mark) => document.querySelector('h1')?.textContent?.endsWith(` ${mark}`) === true,
  },
  {
    kind: 'text of a remote',
    file: 'mf-email-change/src/locales/ru.json',
    from: '"Смена почты"',
    to: (mark) => `"Почта ${mark}"`,
    isSeen: (mark) => document.querySelector('h1')?.textContent?.startsWith(`Почта ${mark}`) === true,
  },
  {
    kind: 'style of the shell',
    file: 'shell/src/layout/Footer.module.css',
    from: '.footer {',
    to: (mark) => `.footer { order: ${mark};`,
    isSeen: (mark) => getComputedStyle(document.querySelector('footer') as Element).order === String(mark),
  },
  {
    kind: 'component of the kit',
    file: 'shared/ui/src/PageHeading.tsx',
    from: '<h1',
    to: (mark) => `<h1 data-mark="${mark}"`,
    isSeen: (mark) => document.querySelector('h1')?.dataset.mark === String(mark),
  },
];

/**
 * Measures the time from saving a file until the open page shows the change. Uses `npm run dev` on a copy of
 * the workspace.
 */
export async function measureHotReload(): Promise<void> {
  const dataDir = freshFolder();
  const { folder, remove } = copyWorkspace({});
  const system = run({ dataDir, command: ['scripts/dev.ts', 'mf-email-change'], folder });
  const browser = await openBrowser();
  try {
    const url = await system.ready;
    const page = await browser.newPage();
    await signInByRequest(page.request, url, 'mail-none');
    await page.goto(`${url}/my/email-change`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const rows: [string, string, string][] = [];
    for (const edit of EDITS) {
      const seconds = await timesOf(page, edit, folder);
      rows.push([edit.kind, median(seconds).toFixed(2), Math.max(...seconds).toFixed(2)]);
    }
    console.log(`\n${TIMES} edits each, seconds until the open page shows them\n`);
    console.log(table(['edited', 'median', 'most'], rows));
  } finally {
    await browser.close();
    await system.stop();
    remove();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function timesOf(page: Page, { file, from, to, isSeen }: Edit, folder: string): Promise<number[]> {
  const path = join(folder, file);
  const text = readFileSync(path, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} does not contain ${from}`);
  const seconds: number[] = [];
  for (let mark = 1; mark <= TIMES + 1; mark++) {
    const begun = performance.now();
    writeFileSync(path, text.replace(from, to(mark)));
    await page.waitForFunction(isSeen, mark);
    seconds.push((performance.now() - begun) / 1000);
  }
  return seconds.slice(1);
}
