import type { BrowserContext } from '@playwright/test';
import { countTokens, LIFE_S, NEAR_END_MS, TOKEN } from './support/session.ts';
import { fillInSignIn, signInButton } from './support/signIn.ts';
import { expect, type Page, test } from './support/test.ts';
import { bearerOf, claimsOf } from './support/token.ts';
import { countLoads, expectBalance } from './support/verbs.ts';
import { giveReason } from './support/viewAs.ts';

// The requirements of the cabinet on an identity service. The command `npm test` runs them on the embedded
// service and, if available, on a real Keycloak. The command `npm run keycloak` uses only Keycloak.

const PERSONAL = /12.500|Каримова|Лола/;

test('S1 a participant returns to the requested page after the sign-in, with one call for tokens', {
  tag: '@main',
}, async ({ context, open, page }) => {
  const [tokens, loads] = [countTokens(context), countLoads(page)];
  await open('/faq');
  await fillInSignIn(page, 'student');
  await expect(page).toHaveURL(/\/my\/faq$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Вопросы и ответы' })).toBeVisible();
  expect(tokens()).toBe(1);
  // The page, the sign-in form, and the page again.
  expect(loads()).toBeLessThanOrEqual(3);
});

test('a wrong password shows an error at once and keeps the e-mail', async ({ open }) => {
  const page = await open('/');
  await fillInSignIn(page, 'student', 'foes');
  await expect(page.getByText(/не\sподошли|Неправильное/)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue('student@cabinet.test');
  await expect(page.getByRole('textbox', { name: 'Пароль' })).toHaveValue('');
});

test('S4 the token names its client and expires within five minutes', async ({ open, page }) => {
  await open('/');
  const bearer = bearerOf(page);
  await fillInSignIn(page, 'student');
  await expectBalance(page, '12 500');
  const { iat, exp, ...claims } = claimsOf(await bearer);
  expect(exp - iat).toBeLessThanOrEqual(LIFE_S);
  expect(claims).toMatchObject({
    azp: 'friends-public',
    email: 'student@cabinet.test',
    email_verified: true,
    sub: '00000000-0000-4000-8000-000000000001',
  });
});

test('SE1 SE2 a token near its end is renewed once for all tabs, and a lost answer signs nobody out', async ({
  context,
  open,
  page,
  problems,
}) => {
  problems.allow(/openid-connect\/token|ERR_FAILED|ERR_CONNECTION_RESET/);
  await context.clock.install();
  await open('/');
  await fillInSignIn(page, 'student');
  await expectBalance(page, '12 500');
  const other = await openTab(context);
  const loads = [countLoads(page), countLoads(other)];

  const lost = await loseOneAnswer(context);
  const tokens = countTokens(context);
  await context.clock.fastForward(NEAR_END_MS);
  await expect.poll(lost).toBe(true);
  for (const tab of [page, other]) {
    await tab.getByRole('banner').getByRole('link', { name: 'Заказы' }).click();
    await expect(tab.getByRole('region', { name: 'Заказы' })).toBeVisible();
  }
  // The lost request and the answered request. The browser itself may repeat a lost request.
  expect(tokens()).toBeLessThanOrEqual(3);
  expect(loads.map((count) => count())).toEqual([0, 0]);
});

test('§6 only a role of the identity service lets staff view another cabinet', async ({
  context,
  open,
  page,
}) => {
  const viewed = page.getByText('Ты смотришь кабинет участника student@cabinet.test');
  await open('/?ownerEmail=student@cabinet.test');
  await fillInSignIn(page, 'manager');
  await giveReason(page);
  await expect(viewed).toBeVisible();
  await expectBalance(page, '12 500');

  await context.clearCookies();
  await open('/?ownerEmail=student@cabinet.test');
  await fillInSignIn(page, 'poor');
  await expectBalance(page, '100');
  await expect(viewed).toHaveCount(0);
});

test('SE4 a sign-out in one tab removes all personal data from the other tabs', async ({
  context,
  open,
  page,
}) => {
  await open('/support');
  await fillInSignIn(page, 'student');
  await expect(page.getByRole('heading', { name: 'Лола Абдуллаева' })).toBeVisible();
  const others = [await openTab(context), await openTab(context)];
  await page.getByRole('button', { name: 'Выйти' }).click();
  for (const tab of [page, ...others]) {
    await expect(signInButton(tab)).toBeVisible();
    await expect(tab.locator('body')).not.toContainText(PERSONAL);
  }
  await page.goto('/my/orders');
  await expect(signInButton(page)).toBeVisible();
});

/** Opens a page and waits for its data. */
async function openTab(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto('/my/');
  await expectBalance(page, '12 500');
  return page;
}

/** Loses the first answer to a renewal after the service has acted. */
async function loseOneAnswer(context: BrowserContext): Promise<() => boolean> {
  let isLost = false;
  await context.route(TOKEN, async (route) => {
    if (isLost) return route.fallback();
    isLost = true;
    await route.fetch();
    await route.abort('connectionreset');
  });
  return () => isLost;
}
