import { blockStorage } from './support/blockStorage.ts';
import { publisherTo } from './support/publisher.ts';
import { type ReleasingSystem, startReleasing } from './support/releases.ts';
import { SECTIONS } from './support/sections.ts';
import { test as base, expect, type Page } from './support/test.ts';
import { countLoads, goTo } from './support/verbs.ts';

// RM3: deploys while pages are open.

const REDEPLOYS = 20;

const test = base.extend<object, { system: ReleasingSystem }>({
  system: [
    async ({ environment }, use) => {
      const system = await startReleasing(environment);
      await use(system);
      await system.end();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

const title = (page: Page, text: string) => page.getByRole('heading', { level: 1, name: text });
const stale = (page: Page) => page.getByRole('dialog', { name: 'Ошибка' });

/** Starts to cancel an order and leaves the form half filled in. */
async function beginForm(page: Page) {
  await page.goto('/my/orders/1012');
  await page.getByRole('main').getByRole('button', { name: 'Отменить заказ' }).click();
  const field = page.getByRole('dialog').getByLabel('Почему отменяешь?');
  await field.fill('Передумала');
  return field;
}

test(`RM3 ${REDEPLOYS} redeploys of remotes and shell break no navigation and reload no page`, {
  tag: '@heavy',
}, async ({ signIn, context, open, system }) => {
  test.slow();
  const publisher = publisherTo(system);
  await signIn('student');
  const wanderer = await open('/faq');
  const [newcomer, writer] = [await context.newPage(), await context.newPage()];
  const field = await beginForm(writer);
  const loads = [countLoads(wanderer), countLoads(writer)];
  const releases = new Set<string>();
  newcomer.on('request', (request) => {
    const [, release] = /\/(my\/js\/main\.\w+|remotes\/mf-[a-z-]+\/[^/]+)/.exec(request.url()) ?? [];
    if (release) releases.add(release);
  });

  for (let count = 0; count < REDEPLOYS; count++) {
    const section = SECTIONS[count % SECTIONS.length];
    if (!section) continue;
    if (count % 4 === 3) system.deployShell();
    else {
      publisher.change(`9.0.${count}`, (text) => text);
      await publisher.say(`publish ${section.remote}`);
    }
    await goTo(wanderer, section.path);
    await expect(section.whole(wanderer)).toBeVisible();
    await newcomer.goto(`/my${section.path}`);
    await expect(section.whole(newcomer)).toBeVisible();
  }
  expect(loads.map((count) => count())).toEqual([0, 0]);
  for (const page of [wanderer, writer, newcomer]) await expect(stale(page)).toBeHidden();
  await expect(field).toHaveValue('Передумала');
  expect(releases.size, 'the browsers visited the releases').toBeGreaterThanOrEqual(REDEPLOYS);
  publisher.end();
});

/** Ways in which a file of an old release is missing. */
const WAYS: { way: string; keepsForms: boolean; begin(page: Page): Promise<unknown>; noise: RegExp }[] = [
  {
    way: 'missing',
    keepsForms: true,
    begin: async () => undefined,
    noise: /status of 404|ERR_ABORTED|MIME type/,
  },
  {
    way: 'an HTML page and storage is blocked',
    keepsForms: false,
    async begin(page) {
      const html = { contentType: 'text/html', body: '<!doctype html><title>Cabinet</title>' };
      await page.route(/\/my\/js\/(content|documentation)\./, async (route) => {
        const answer = await route.fetch();
        return answer.ok() ? route.fulfill({ response: answer }) : route.fulfill(html);
      });
      await blockStorage(page.context());
    },
    noise: /status of 404|MIME type|SyntaxError|^uncaught: $/,
  },
];

for (const { way, keepsForms, begin, noise } of WAYS)
  test(`RM3 a stale page, where its file is ${way}, says so and waits`, {
    tag: '@heavy',
  }, async ({ signIn, page, problems, system }) => {
    problems.allow(noise);
    await begin(page);
    await signIn('student');
    const field = await beginForm(page);
    const loads = countLoads(page);
    for (const [path, name] of [
      ['/rules', 'Правила'],
      ['/documentation', 'Документация'],
    ] as const)
      await test.step(`the page is stale when it opens ${path} after a deploy`, async () => {
        const before = loads();
        system.deployShell();
        system.removeOldShells();
        await goTo(page, path);
        await expect(stale(page)).toContainText('Страница устарела, пожалуйста обновите');
        await page.keyboard.press('Escape');
        await expect(stale(page)).toBeHidden();
        if (keepsForms && path === '/rules') {
          await page.goBack();
          await expect(field).toHaveValue('Передумала');
          await goTo(page, path);
        } else await page.getByRole('button', { name: 'Повторить' }).click();
        await expect(stale(page)).toBeVisible();
        expect(loads(), 'the page does not reload').toBe(before);
        await stale(page).getByRole('button', { name: 'обновить' }).click();
        await expect(title(page, name)).toBeVisible();
        expect(loads()).toBe(before + 1);
      });
  });
