import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { countCopies } from './support/copies.ts';
import { test } from './support/otherOrigin.ts';
import { buildPlainRemote } from './support/plainRemote.ts';
import { newestBuild, type Publisher, publisherTo } from './support/publisher.ts';
import { fillInSignIn } from './support/signIn.ts';
import { freshFolder } from './support/system.ts';
import { expect, type Page } from './support/test.ts';

// In one tab, a preview shows a release that is not live (CONTRACT §4).

const KEPT = '/remotes/mf-catalog/9.0.0/mf-manifest.json';

let publisher: Publisher;

/**
 * Publishes a catalogue with the title «Витрина», then rolls back, so that the release is kept but not live.
 */
test.beforeEach(async ({ system }) => {
  publisher = publisherTo(system);
  publisher.rename('Каталог', 'Витрина', '9.0.0');
  await publisher.say('publish mf-catalog');
  await publisher.say('rollback mf-catalog');
});

test.afterEach(() => publisher.end());

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const notice = (page: Page) => page.getByRole('status').filter({ hasText: /Предпросмотр/ });

test('CONTRACT §4 a preview survives the sign-in and reloads, stays in its tab, and ends by its button', async ({
  page,
  context,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const [, version] = /\/remotes\/mf-catalog\/([^/]+)\//.exec(request.url()) ?? [];
    if (version) asked.push(version);
  });
  await page.goto(`/my/catalog/products?remote.mf-catalog=${KEPT}`);
  await fillInSignIn(page, 'student');
  await expect(title(page, 'Витрина')).toBeVisible();
  await expect(notice(page)).toContainText('Предпросмотр: mf-catalog 9.0.0');
  await page.reload();
  await expect(title(page, 'Витрина')).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
  // The page requests nothing of the live release, not even as a preload.
  expect(new Set(asked)).toEqual(new Set(['9.0.0']));

  const tab = await context.newPage();
  await tab.goto('/my/catalog/products');
  await expect(title(tab, 'Каталог')).toBeVisible();
  await expect(notice(tab)).toBeHidden();

  await notice(page).getByRole('button', { name: 'Завершить' }).click();
  await expect(title(page, 'Каталог')).toBeVisible();
  await expect(notice(page)).toBeHidden();
});

test('CONTRACT §4 previews of two remotes, one from an allowed origin, end separately', async ({
  signIn,
  open,
  other,
}) => {
  other.serve(newestBuild('mf-orders'));
  await signIn('student');
  const page = await open(`/orders?remote.mf-orders=${other.url}/remoteEntry.js&remote.mf-catalog=${KEPT}`);
  await expect(title(page, 'Заказы')).toBeVisible();
  expect(other.asked).toContain('/remoteEntry.js');
  await expect(notice(page)).toContainText(`mf-orders из ${new URL(other.url).host}, mf-catalog 9.0.0`);
  await page.getByRole('banner').getByRole('link', { name: 'Каталог' }).click();
  await expect(title(page, 'Витрина')).toBeVisible();

  other.asked.length = 0;
  await open('/orders?remote.mf-orders=');
  await expect(title(page, 'Заказы')).toBeVisible();
  expect(other.asked).toEqual([]);
  await expect(notice(page)).not.toContainText('mf-orders');
  await expect(notice(page)).toContainText('mf-catalog');
});

test('a remote from a standard build with the federation plugin runs with the shell’s React', {
  tag: '@heavy',
}, async ({ signIn, open, other }) => {
  const folder = freshFolder();
  other.serve(await buildPlainRemote('mf-email-change', folder));
  await signIn('student');
  const page = await open(`/email-change?remote.mf-email-change=${other.url}/remoteEntry.js`);
  await page.getByRole('button', { name: 'Нажато: 0' }).click();
  await expect(page.getByRole('button', { name: 'Нажато: 1' })).toBeVisible();
  expect((await countCopies(page)).react).toBe(1);
  rmSync(folder, { recursive: true });
});

for (const entry of ['https://cdn.test/remoteEntry.js', '/my/js/main.js']) {
  test(`C3 a preview at ${entry} shows a refusal, and the page shows the live release`, async ({
    signIn,
    open,
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await signIn('student');
    await open(`/catalog/products?remote.mf-catalog=${entry}`);
    await expect(notice(page)).toContainText(
      /Предпросмотра\sнет:\smf-catalog\sиз\s.*Этот\sадрес\sне\sразрешён/,
    );
    await expect(title(page, 'Каталог')).toBeVisible();
    expect(asked.filter((url) => url.split('?')[0]?.endsWith(entry))).toEqual([]);
  });
}

/** Returns a standard manifest with the members that the shell reads in a preview. */
const manifestWith = ({ type = 'global', react = '^19.0.0' }) =>
  JSON.stringify({
    metaData: { remoteEntry: { type } },
    exposes: [{ name: 'remote', path: './remote' }],
    shared: [{ name: 'react', requiredVersion: react, singleton: true }],
  });

for (const [changes, setting] of [
  [{ type: 'commonjs' }, 'library.type is "commonjs", but the cabinet loads global, var, module'],
  [{ react: '^18.0.0' }, /shared\.react\.requiredVersion is "\^18\.0\.0", but the cabinet has 19\.\d+\.\d+/],
] as const) {
  test(`a preview whose manifest says ${JSON.stringify(changes)} breaks only its section, which names the setting`, async ({
    signIn,
    open,
    page,
    other,
  }) => {
    const folder = freshFolder();
    writeFileSync(join(folder, 'mf-manifest.json'), manifestWith(changes));
    other.serve(folder);
    await signIn('student');
    await open(`/orders?remote.mf-orders=${other.url}/mf-manifest.json`);
    await expect(page.getByRole('main').getByRole('alert')).toContainText(setting);
    expect(other.asked).not.toContain('/remoteEntry.js');
    await page.getByRole('banner').getByRole('link', { name: 'Каталог' }).click();
    await expect(title(page, 'Каталог')).toBeVisible();
    rmSync(folder, { recursive: true });
  });
}

test('a missing preview breaks only its own section, and its end shows the live release', async ({
  signIn,
  open,
  page,
  problems,
}) => {
  problems.allow(/status of 404|ERR_ABORTED|MIME type/);
  await signIn('student');
  await open('/catalog/products?remote.mf-catalog=/remotes/mf-catalog/1.2.3/mf-manifest.json');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Раздел не открылся');
  await notice(page).getByRole('button', { name: 'Завершить' }).click();
  await expect(title(page, 'Каталог')).toBeVisible();
});
