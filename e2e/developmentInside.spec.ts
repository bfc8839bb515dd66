import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Run, run } from './support/run.ts';
import { expect, test } from './support/test.ts';
import { copyWorkspace, type WorkspaceCopy } from './support/workspaceCopy.ts';

// The tests run `npm run dev mf-email-change -- --shell <url>`. The cabinet is deployed, the remote is local.

test.use({ environment: { REMOTE_ORIGINS: 'http://localhost:4105' } });

let workspace: WorkspaceCopy;
let inside: Run;

test.beforeAll(({ system }) => {
  workspace = copyWorkspace({});
  const command = ['scripts/dev.ts', 'mf-email-change', '--shell', system.url];
  inside = run({ dataDir: system.dataDir, command, folder: workspace.folder });
});

test.afterAll(async () => {
  await inside.stop();
  workspace.remove();
});

test('a deployed cabinet shows a local remote and reloads it after a change', {
  tag: '@heavy',
}, async ({ signIn, page }) => {
  await expect.poll(() => inside.output(), { timeout: 50_000 }).toContain('REMOTE_ORIGINS');
  const [, address = ''] = /^ {2}(http\S+)$/m.exec(inside.output()) ?? [];
  await signIn('mail-none');
  await page.goto(address);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Смена почты');

  const texts = join(workspace.folder, 'mf-email-change/src/locales/ru.json');
  writeFileSync(texts, readFileSync(texts, 'utf8').replace('"Смена почты"', '"Другая почта"'));
  await expect(title).toHaveText('Другая почта', { timeout: 30_000 });
});
