import { type Attempts, watchAttempts } from './support/attempts.ts';
import { copyLink } from './support/friend.ts';
import { BECOME, forgetAccounts, HOSTILE_TEXTS, makeTextsHostile } from './support/hostileTexts.ts';
import { type Language, speak } from './support/language.ts';
import { restNetwork } from './support/session.ts';
import { expect, type Page, test } from './support/test.ts';
import { goTo } from './support/verbs.ts';

// O5: every text of people, staff and other systems stays text, on every screen.

/** Screens with written texts. Together they show all texts. */
const MANY_TEXTS = [
  ...['/?history=all', '/catalog/products', '/catalog/services', '/catalog/events', '/orders'],
  ...['/catalog/13', '/orders/1006-1012', '/addresses', '/invites', '/support'],
];
const FEW_TEXTS = [
  ...['/', '/?open=goal', '/?open=views', '/?open=privacy', '/catalog/12', '/orders/1006', '/orders/1012'],
  ...['/orders/1012-1006?view=codes', '/orders/tuition', '/invites?view=steps', '/rating', '/email-change'],
];

let attempts: Attempts;

test.beforeEach(async ({ context, problems, system }) => {
  // Some hostile texts are addresses of pictures.
  problems.allow(/status of 40[04]|ERR_FAILED|Reported from/);
  await system.restart(makeTextsHostile);
  system.isChanged = true;
  attempts = await watchAttempts(context, system.url);
});

test.afterEach(async ({ system }) => {
  await system.restart(forgetAccounts);
  expect(attempts).toEqual({ ran: [], asked: [] });
});

/** Waits until a screen is complete. Returns the hostile texts that the screen shows unchanged. */
async function textsOn(page: Page): Promise<string[]> {
  // The previous screen stays until the new files have loaded.
  await restNetwork(page.context());
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(page.locator(BECOME)).toHaveCount(0);
  const shown = await page.evaluate(() => document.body.textContent);
  const addresses = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].map(({ protocol }) => protocol),
  );
  expect(addresses.filter((protocol) => !/^(https?|mailto|tel):$/.test(protocol))).toEqual([]);
  return HOSTILE_TEXTS.filter((text) => shown.includes(text));
}

/** Mocks a refusal with another party's text. */
async function refuse(page: Page, url: string, error: string): Promise<void> {
  await page.route(url, (route) => route.fulfill({ status: 400, json: { error } }));
}

test('O5 the cabinet shows 40 hostile texts unchanged, in three languages', {
  tag: '@heavy',
}, async ({ context, page, signIn }) => {
  test.slow();
  expect(HOSTILE_TEXTS).toHaveLength(40);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn('student');
  await page.goto('/my/faq');
  for (const [language, screens] of [
    ['en', MANY_TEXTS],
    ['uz', MANY_TEXTS],
    ['ru', [...MANY_TEXTS, ...FEW_TEXTS]],
  ] satisfies [Language, string[]][])
    await test.step(`screens in ${language} show the texts unchanged`, async () => {
      await speak(page, language);
      const shown = new Set<string>();
      for (const path of screens) {
        await goTo(page, path);
        const texts = await textsOn(page);
        expect(texts, path).not.toEqual([]);
        for (const text of texts) shown.add(text);
      }
      expect(HOSTILE_TEXTS.filter((text) => !shown.has(text))).toEqual([]);
    });

  const [first = '', second = '', third = ''] = HOSTILE_TEXTS;
  await test.step('dialogs show the texts unchanged', async () => {
    await goTo(page, '/invites?status=waiting');
    await page.getByRole('list', { name: 'Приглашения' }).getByRole('link').first().click();
    await page.getByRole('dialog').getByRole('link', { name: 'Спросить менеджера' }).click();
    await expect(page.getByRole('dialog', { name: 'Вопрос менеджеру' })).toContainText(/[<&"'=]/);
    expect(await textsOn(page)).not.toEqual([]);
  });
  await test.step("a form field and a service's error show the texts unchanged", async () => {
    await refuse(page, '**/loyalty/api/orders', first);
    await goTo(page, '/catalog/12');
    await page.getByRole('button', { name: 'Купить' }).click();
    const question = page.getByRole('dialog', { name: /^Списать/ });
    await question.getByLabel('Комментарий к заказу').fill(second);
    await question.getByRole('button', { name: 'Списать' }).click();
    await expect(page.getByRole('alert').filter({ hasText: first })).toBeVisible();
    await textsOn(page);
  });
  await test.step('a toast shows the texts unchanged', async () => {
    await refuse(page, '**/loyalty/api/deliveryNotes**', third);
    await page.goto('/my/addresses');
    await expect(page.getByRole('alert').filter({ hasText: third }).first()).toBeVisible();
    await textsOn(page);
  });
  await test.step('the page for friends and the outbox show the texts unchanged', async () => {
    await page.goto((await copyLink(page)).href);
    await textsOn(page);
    await page.goto('/sandbox/outbox');
    await textsOn(page);
  });
});
