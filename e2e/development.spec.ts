import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '@cabinet/services/freePort';
import { type Run, run } from './support/run.ts';
import { signInByRequest } from './support/signIn.ts';
import { freshFolder } from './support/system.ts';
import { expect, type Locator, type Page, test } from './support/test.ts';
import { countLoads } from './support/verbs.ts';
import { copyWorkspace, type WorkspaceCopy } from './support/workspaceCopy.ts';

// The tests run `npm run dev` on a copy of the workspace, and change files while a page is open.

// All tests share one system, because its first build is slow.
test.describe.configure({ mode: 'default' });

let workspace: WorkspaceCopy;
let development: Run;
/** The status of a request during the first build. */
let firstStatus: number;
const dataDir = freshFolder();

test.beforeAll(async () => {
  test.setTimeout(180_000);
  workspace = copyWorkspace({});
  const command = ['scripts/dev.ts', 'mf-email-change'];
  const port = await freePort();
  development = run({ dataDir, command, folder: workspace.folder, port });
  const ask = () => fetch(`http://localhost:${port}/my/config.json`).then((answer) => answer.status);
  await expect.poll(async () => (firstStatus = await ask().catch(() => 0)), { timeout: 120_000 }).not.toBe(0);
  await development.ready;
});

test.afterAll(async () => {
  await development.stop();
  workspace.remove();
  rmSync(dataDir, { recursive: true, force: true });
});

function change(file: string, from: string, to: string): void {
  const path = join(workspace.folder, file);
  const text = readFileSync(path, 'utf8');
  expect(text).toContain(from);
  writeFileSync(path, text.replace(from, to));
}

const PAGE = 'mf-email-change/src/pages/EmailChangePage.tsx';

/** Opens the page of the watched remote and types into its field. */
async function openPage(page: Page): Promise<{ title: Locator; field: Locator; loads: () => number }> {
  const url = await development.ready;
  await signInByRequest(page.request, url, 'mail-none');
  await page.goto(`${url}/my/email-change`);
  const field = page.getByRole('textbox', { name: 'Новая почта' });
  await field.fill('half-typed@');
  return { title: page.getByRole('heading', { level: 1 }), field, loads: countLoads(page) };
}

/** Returns the error overlay of the dev server. */
function overlayOf(page: Page): Locator {
  return page.frameLocator('#webpack-dev-server-client-overlay').locator('body');
}

test('npm run dev updates component, text, kit and style of the shell, and the page keeps its state', {
  tag: '@heavy',
}, async ({ page }) => {
  test.slow();
  const { title, field, loads } = await openPage(page);

  change(PAGE, "{t('title')}", "{t('title')} · 2");
  await expect(title).toHaveText('Смена почты · 2');

  change('mf-email-change/src/locales/ru.json', '"Смена почты"', '"Другая почта"');
  await expect(title).toHaveText('Другая почта · 2');

  change('shared/ui/src/PageHeading.tsx', '<h1', '<h1 data-changed="kit"');
  await expect(title).toHaveAttribute('data-changed', 'kit');

  change('shell/src/layout/Footer.module.css', '.footer {', '.footer { text-decoration: underline;');
  await expect(page.getByRole('contentinfo')).toHaveCSS('text-decoration-line', 'underline');

  await expect(field).toHaveValue('half-typed@');
  expect(loads()).toBe(0);
});

test.describe('an error in the sources', { tag: '@heavy' }, () => {
  test.beforeEach(({ problems }) => {
    problems.allow(/\[webpack-dev-server\]/);
    // The overlay sets text colours with `style` attributes, which the policy refuses.
    problems.allow(/inline style|style-src-attr/);
  });

  test('npm run dev shows a syntax error over the page until the file is fixed', async ({ page }) => {
    test.slow();
    const { title, field, loads } = await openPage(page);

    change(PAGE, '<Content />', '<Content /');
    await expect(overlayOf(page)).toContainText('EmailChangePage.tsx');

    change(PAGE, '<Content /', '<Content />');
    await expect(overlayOf(page)).toHaveCount(0);
    await expect(title).toBeVisible();
    await expect(field).toHaveValue('half-typed@');
    expect(loads()).toBe(0);
  });

  test('npm run dev shows a type error over the page until the file is fixed', async ({ page }) => {
    test.slow();
    const { title, field, loads } = await openPage(page);

    change(PAGE, '<Content />', '<b tabIndex="0" /><Content />');
    await expect(overlayOf(page)).toContainText("TS2322: Type 'string' is not assignable to type 'number'");
    await expect(title).toBeVisible();

    change(PAGE, '<b tabIndex="0" />', '');
    await expect(overlayOf(page)).toHaveCount(0);
    await expect(field).toHaveValue('half-typed@');
    expect(loads()).toBe(0);
  });
});

test('npm run dev holds a request until the first build has ended', { tag: '@heavy' }, () => {
  expect(firstStatus).toBe(200);
});

test('npm run dev names the process that uses the data folder, and leaves its builds', {
  tag: '@heavy',
}, async ({ page }) => {
  const command = ['scripts/dev.ts', 'mf-email-change'];
  const { code, stderr } = await run({ dataDir, command, folder: workspace.folder }).ended;
  expect([code, stderr]).toEqual([
    1,
    `The data folder ${dataDir} is in use by process ${development.pid}. Stop it, or set DATA_DIR to another folder.\n`,
  ]);
  const { title } = await openPage(page);
  await expect(title).toBeVisible();
});
