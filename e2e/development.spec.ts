import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Run, run } from './support/run.ts';
import { signInByRequest } from './support/signIn.ts';
import { freshFolder } from './support/system.ts';
import { expect, test } from './support/test.ts';
import { countLoads } from './support/verbs.ts';
import { copyWorkspace, type WorkspaceCopy } from './support/workspaceCopy.ts';

// `npm run dev` on a copy of the workspace that is changed while its page is open.

let workspace: WorkspaceCopy;
let development: Run;
const dataDir = freshFolder();

test.beforeAll(async () => {
  test.setTimeout(180_000);
  workspace = copyWorkspace({});
  const command = ['shared/build/src/commands/dev.ts', 'mf-email-change'];
  development = run({ dataDir, command, folder: workspace.folder });
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

test('a component, a text, a style of the kit and the shell change in place: what is typed stays', {
  tag: '@heavy',
}, async ({ page }) => {
  test.slow();
  const url = await development.ready;
  await signInByRequest(page.request, url, 'mail-none');
  await page.goto(`${url}/my/email-change`);
  const field = page.getByRole('textbox', { name: 'Новая почта' });
  await field.fill('half-typed@');
  const loads = countLoads(page);
  const title = page.getByRole('heading', { level: 1 });

  change('mf-email-change/src/pages/EmailChangePage.tsx', "{t('title')}", "{t('title')} · 2");
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
