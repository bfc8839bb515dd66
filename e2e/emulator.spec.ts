import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from './support/otherOrigin.ts';
import { buildPlainRemote } from './support/plainRemote.ts';
import { run } from './support/run.ts';
import { freshFolder } from './support/system.ts';
import { expect } from './support/test.ts';

// A team outside this repository runs the whole cabinet from one package (docs/team-remote.md).

const ROOT = join(import.meta.dirname, '..');
const PNPM = join(ROOT, 'node_modules/.bin/pnpm');
const PAGES = { team: { title: { ru: 'Команда', uz: 'Jamoa', en: 'Team' }, needsCard: false } };

const dependenciesOf = (folder: string): Record<string, string> =>
  JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8')).dependencies;

test('the emulator depends on every package that the services and the domain import', () => {
  const needed = { ...dependenciesOf('services'), ...dependenciesOf('shared/domain') };
  const foreign = Object.entries(needed).filter(([name]) => !name.startsWith('@cabinet/'));
  expect(dependenciesOf('emulator')).toEqual(Object.fromEntries(foreign));
});

test('the emulator package runs the cabinet with its accounts and a team’s remote at its own address', {
  tag: '@heavy',
}, async ({ browser, other }) => {
  // The test packs and installs the package.
  test.setTimeout(300_000);
  const folder = freshFolder();
  const packs = freshFolder();
  execFileSync(PNPM, ['pack', '--pack-destination', packs], { cwd: join(ROOT, 'emulator') });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'team', private: true }));
  writeFileSync(join(folder, 'pages.json'), JSON.stringify(PAGES));
  const { version } = JSON.parse(readFileSync(join(ROOT, 'emulator/package.json'), 'utf8'));
  const tarball = join(packs, `cabinet-emulator-${version}.tgz`);
  execFileSync(PNPM, ['add', '--ignore-workspace', '--prefer-offline', tarball], { cwd: folder });
  other.serve(await buildPlainRemote('mf-team', freshFolder()));

  const words = ['--remote', `mf-team=${other.url}/remoteEntry.js`, '--pages', 'pages.json'];
  const system = run({
    folder,
    dataDir: join(folder, '.data'),
    command: ['node_modules/@cabinet/emulator/bin/cabinet-emulator.mjs', ...words],
  });
  const url = await system.ready;
  const page = await browser.newPage();
  await page.goto(`${url}/my/team?remote.mf-team=${other.url}/remoteEntry.js`);
  await page.locator('#username').fill('student@cabinet.test');
  await page.locator('#password').fill('friends');
  await page.locator('#kc-login').click();
  await page.getByRole('button', { name: 'Нажато: 0' }).click();
  await expect(page.getByRole('button', { name: 'Нажато: 1' })).toBeVisible();
  await page.close();
  expect((await system.stop()).code).toBe(0);
  for (const made of [folder, packs]) rmSync(made, { recursive: true, force: true });
});
