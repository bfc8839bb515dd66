import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@cabinet/build/workspace';
import { emailOf } from './support/accounts.ts';
import { countCopies, ONE_COPY } from './support/copies.ts';
import { test } from './support/otherOrigin.ts';
import { publisherTo } from './support/publisher.ts';
import { run } from './support/run.ts';
import { redeemSignIn } from './support/signIn.ts';
import { freshFolder } from './support/system.ts';
import { installTeam, packShared, type TeamRepository } from './support/teamRepository.ts';
import { expect, type Page } from './support/test.ts';
import { claimsOf } from './support/token.ts';

// Remotes built outside the workspace, with the packed shared packages (docs/team-remote.md).

/** Time to pack, and to install three repositories. */
const INSTALL_TIMEOUT_MS = 400_000;

const folders = { packages: '', team: '', mounted: '', host: '' };
let team: TeamRepository;
let mounted: TeamRepository;
let host: TeamRepository;

/** The address of the template's development server. */
const DEVELOPMENT = 'http://localhost:4100';

test.use({
  environment: [
    async ({ other }, use) => use({ REMOTE_ORIGINS: DEVELOPMENT, PORTAL_ORIGINS: other.url }),
    { scope: 'worker' },
  ],
});

// One worker installs the repositories, and its tests build in them in sequence.
test.describe.configure({ mode: 'default', timeout: 180_000 });

test.beforeAll(async () => {
  test.setTimeout(INSTALL_TIMEOUT_MS);
  for (const name of Object.keys(folders) as (keyof typeof folders)[]) folders[name] = freshFolder();
  await packShared(folders.packages);
  team = await installTeam(join(root, 'docs/templates/remote'), folders.team, folders.packages);
  mounted = await installTeam(join(import.meta.dirname, 'mounted'), folders.mounted, folders.packages);
  host = await installTeam(join(root, 'docs/templates/host'), folders.host, folders.packages);
  await mounted.run('webpack');
});

test.afterAll(() => {
  for (const folder of Object.values(folders)) rmSync(folder, { recursive: true, force: true });
});

test.afterEach(async ({ page, system }) => {
  // The page may still request files that the publisher removes.
  await page.goto('about:blank');
  publisherTo(system).end();
});

/** Builds the template's remote. @returns the folder of its files, with its addresses */
async function build(program: string, ...args: string[]): Promise<string> {
  rmSync(join(team.folder, 'dist'), { recursive: true, force: true });
  await team.run(program, ...args);
  const dist = join(team.folder, 'dist');
  cpSync(join(team.folder, 'pages.json'), join(dist, 'pages.json'));
  return dist;
}

const pageOf = (segment: string) =>
  JSON.stringify({ [segment]: { title: { ru: 'Раздел', uz: 'Boʻlim', en: 'Section' }, needsCard: false } });

/** Expects the template's page with an atom of the shell and data of the shell's API client. */
async function expectTemplatePage(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Новый раздел' })).toBeVisible();
  await expect(page.getByText(/^12\s500/).first()).toBeVisible();
  const operations = page.getByRole('list', { name: 'Последние операции' });
  await expect(operations.getByRole('listitem')).toHaveCount(5);
  // The team's own style sheet.
  await expect(operations.getByRole('listitem').first()).toHaveCSS('display', 'flex');
  await expect(operations.getByRole('listitem').first()).toHaveCSS('column-gap', '16px');
}

test('the template’s types and tests pass outside the workspace with the packed packages', {
  tag: '@heavy',
}, async () => {
  await team.run('tsc', '-p', '.');
  await team.run('jest');
});

const TOOLS = [
  { tool: 'webpack', program: ['webpack'], type: undefined },
  { tool: 'Rsbuild', program: ['rsbuild', 'build'], type: undefined },
  { tool: 'Vite', program: ['vite', 'build'], type: 'module' },
] as const;

for (const { tool, program, type } of TOOLS) {
  test(`a remote that ${tool} built outside is published and runs on the shell’s React, atoms and API client`, {
    tag: '@heavy',
  }, async ({ signIn, open, request, system }) => {
    const [name, ...args] = program;
    const dist = await build(name, ...args);
    const { shared } = JSON.parse(readFileSync(join(dist, 'mf-manifest.json'), 'utf8'));
    expect(shared).toContainEqual(
      expect.objectContaining({ name: '@cabinet/state', version: expect.stringMatching(/^\d+\.\d+\.\d+$/) }),
    );
    const [line] = await publisherTo(system).say(`publish mf-team --from ${dist}`);
    expect(line).toMatch(/^mf-team 1\.0\.0-\w{8} is live\.$/);
    const { remotes } = await (await request.get('/my/remotes.json')).json();
    expect(remotes['mf-team'].type).toBe(type);

    await signIn('student');
    const page = await open('/team');
    await expectTemplatePage(page);
    expect(await countCopies(page)).toEqual(ONE_COPY);
  });
}

test('a deployed cabinet shows the template’s remote from its development server', {
  tag: '@heavy',
}, async ({ signIn, open, page, system }) => {
  await publisherTo(system).say(`publish mf-team --from ${await build('webpack')}`);
  const { scripts } = JSON.parse(readFileSync(join(team.folder, 'package.json'), 'utf8'));
  const [program, ...command] = scripts.dev.split(' ');
  const bin = join(team.folder, 'node_modules/.bin', program);
  const server = run({ dataDir: system.dataDir, program: bin, command, folder: team.folder });
  try {
    await expect.poll(() => server.output(), { timeout: 50_000 }).toContain('compiled successfully');
    await signIn('student');
    await open(`/team?remote.mf-team=${DEVELOPMENT}/mf-manifest.json`);
    await expectTemplatePage(page);
    await expect(page.getByRole('status').filter({ hasText: /Предпросмотр/ })).toBeVisible();
    expect(await countCopies(page)).toEqual(ONE_COPY);
  } finally {
    // The page would report the end of its connection to the server.
    await page.goto('about:blank');
    await server.stop();
  }
});

test('C1 the browser refuses a changed style sheet of an outside webpack remote, and only its section fails', {
  tag: '@heavy',
}, async ({ signIn, page, open, problems, system }) => {
  problems.allow(/'integrity' attribute/);
  const dist = await build('webpack');
  await publisherTo(system).say(`publish mf-team --from ${dist}`);
  await signIn('student');
  await page.route('**/remotes/mf-team/*/*.css*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()}\n` });
  });
  await open('/team');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Раздел не открылся');
});

test('a remote with its own React as a fallback runs on the shell’s React', {
  tag: '@heavy',
}, async ({ signIn, open, system }) => {
  team.write(
    'src/plain.js',
    `import { createElement, useState } from 'react';
    export const contract = 1;
    export const messages = { ru: {} };
    export function Routes() {
      const [count, setCount] = useState(0);
      return createElement('button', { type: 'button', onClick: () => setCount(count + 1) }, 'Нажато: ' + count);
    }`,
  );
  team.write(
    'plain.config.js',
    `import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
    export default {
      mode: 'production',
      entry: {},
      output: { publicPath: 'auto', uniqueName: 'mf-team' },
      plugins: [
        new ModuleFederationPlugin({
          name: 'mf_team',
          filename: 'remoteEntry.js',
          exposes: { './remote': './src/plain.js' },
          shared: { react: { singleton: true } },
          manifest: true,
          dts: false,
        }),
      ],
    };`,
  );
  const dist = await build('webpack', '--config', 'plain.config.js');
  await publisherTo(system).say(`publish mf-team --from ${dist}`);
  await signIn('student');
  const page = await open('/team');
  await page.getByRole('button', { name: 'Нажато: 0' }).click();
  await expect(page.getByRole('button', { name: 'Нажато: 1' })).toBeVisible();
  expect((await countCopies(page)).react).toBe(1);
});

for (const [framework, title] of [
  ['react', 'React 18.3.1'],
  ['vue', /^Vue 3\./],
] as const) {
  test(`a remote that exposes "./app" mounts ${framework === 'vue' ? 'Vue 3' : 'React 18'} inside the cabinet and leaves nothing behind`, {
    tag: '@heavy',
  }, async ({ signIn, open, problems, request, system }) => {
    // Vue requests its own policy and continues without it.
    problems.allow(/named 'vue'|policy vue/);
    const dist = join(mounted.folder, 'dist', framework);
    writeFileSync(join(dist, 'pages.json'), pageOf(framework));
    await publisherTo(system).say(`publish mf-${framework} --from ${dist}`);
    const { remotes } = await (await request.get('/my/remotes.json')).json();
    expect(remotes[`mf-${framework}`].expose).toBe('./app');

    await signIn('student');
    const page = await open(`/${framework}`);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(main.getByRole('list', { name: 'operations' }).getByRole('listitem')).toHaveCount(3);
    await expect(main.getByText(`ru /${framework}`, { exact: true })).toBeVisible();

    await main.getByRole('button', { name: 'page 2' }).click();
    await expect(main.getByText(`ru /${framework}?page=2`, { exact: true })).toBeVisible();
    await page.goBack();
    await expect(main.getByText(`ru /${framework}`, { exact: true })).toBeVisible();
    await main.getByRole('button', { name: 'say hello' }).click();
    await expect(page.getByText('Hello', { exact: true })).toBeVisible();

    await page.getByRole('banner').getByRole('link', { name: 'Каталог' }).click();
    await expect(main.getByRole('heading', { level: 1, name: 'Каталог' })).toBeVisible();
    await expect(page.getByText(title)).toHaveCount(0);
  });
}

test('an ordinary Module Federation host loads the catalogue by its manifest and shows it with its own React', {
  tag: '@heavy',
}, async ({ page, playwright, other, system }) => {
  await host.run('webpack', '--env', `CABINET=${system.url}`);
  const dist = join(host.folder, 'dist');
  cpSync(join(host.folder, 'index.html'), join(dist, 'index.html'));
  const context = await playwright.request.newContext();
  const { access_token: token } = await redeemSignIn(context, system.url, 'student');
  await context.dispose();
  const email = emailOf('student');
  const person = { subject: claimsOf(token).sub, email, firstName: '', lastName: '', roles: [] };
  writeFileSync(join(dist, 'session'), JSON.stringify({ token, person }));
  other.serve(dist);
  const manifest = page.waitForResponse('**/remotes/mf-catalog/*/mf-manifest.json');

  await page.goto(`${other.url}/index.html`);
  await manifest;
  await expect(page.getByRole('heading', { level: 1, name: 'Каталог' })).toBeVisible();
  await page.getByRole('link', { name: /Кружка\s«Своим»/ }).click();
  const product = page.getByRole('dialog', { name: 'Кружка «Своим»' });
  await expect(product.getByText(/После\sпокупки\sостанется\s11\s050/)).toBeVisible();
  await product.getByRole('button', { name: 'Закрыть' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Каталог' })).toBeVisible();
  expect(await countCopies(page)).toEqual(ONE_COPY);
});
