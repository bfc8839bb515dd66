import { publisherTo } from './support/publisher.ts';
import { expect, test } from './support/test.ts';
import { copyWorkspace, type WorkspaceCopy } from './support/workspaceCopy.ts';

// The first day of a team: its new remote goes live in a running cabinet (docs/decisions/015).

let workspace: WorkspaceCopy;

test.beforeAll(({ system }) => {
  workspace = copyWorkspace({ DATA_DIR: system.dataDir });
});

test.afterAll(({ system }) => {
  workspace.remove();
  publisherTo(system).end();
});

test('a team creates, tests, publishes and opens a remote in a running cabinet without a new shell', {
  tag: '@heavy',
}, async ({ signIn, open, page }) => {
  test.slow();
  await signIn('student');
  await open('/faq');

  const begun = Date.now();
  const made = await workspace.node(
    'scripts/newRemoteMain.ts',
    'mf-rating',
    '--address',
    'club',
    '--no-install',
  );
  expect(made).toContain('mf-rating is live at /my/club');
  const published = await workspace.node('scripts/remote.ts', 'publish', 'mf-rating', '--unchecked');
  expect(published).toMatch(/^mf-rating 1\.0\.0-\w{8} is live\.$/m);
  console.log(`a new remote is live after ${Math.round((Date.now() - begun) / 1000)} s`);

  // The page is older than the remote, so the shell looks the address up on navigation.
  await page.evaluate(() => {
    history.pushState(null, '', '/my/club');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  const operations = page.getByRole('list', { name: 'Последние операции' });
  await expect(operations.getByRole('listitem')).toHaveCount(5);
  await expect(page).toHaveTitle('Новый раздел · Друзья');

  await page.reload();
  await expect(operations).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Ещё' }).click();
  await expect(
    page.getByRole('dialog').or(page.locator('[popover]')).getByText('Новый раздел'),
  ).toBeVisible();
});
