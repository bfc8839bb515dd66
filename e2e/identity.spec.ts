import type { BrowserContext } from '@playwright/test';
import { countTokens, LIFE_S, NEAR_END_MS, TOKEN } from './support/session.ts';
import { fillInSignIn, signInButton } from './support/signIn.ts';
import { expect, type Page, test } from './support/test.ts';
import { bearerOf, claimsOf } from './support/token.ts';
import { countLoads, expectBalance } from './support/verbs.ts';
import { giveReason } from './support/viewAs.ts';

// What the cabinet asks of an identity service. `npm test` runs it on the embedded one and, where there can be one, on a
// real Keycloak; `npm run keycloak` on that alone.

const PERSONAL = /12.500|Каримова|Лола/;

test('S1 whoever signs in comes to where they were going, with one call for tokens', {
  tag: '@main',
}, async ({ context, open, page }) => {
  const [tokens, loads] = [countTokens(context), countLoads(page)];
  await open('/faq');
  await fillInSignIn(page, 'student');
  await expect(page).toHaveURL(/\/my\/faq$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Вопросы и ответы' })).toBeVisible();
  expect(tokens()).toBe(1);
  // The page, the sign-in form, the page.
  expect(loads()).toBeLessThanOrEqual(3);
});

test('a wrong password is told at once and the e-mail stays', async ({ open }) => {
  const page = await open('/');
  await fillInSignIn(page, 'student', 'foes');
  await expect(page.getByText(/не\sподошли|Неправильное/)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue('student@cabinet.test');
  await expect(page.getByRole('textbox', { name: 'Пароль' })).toHaveValue('');
});

test('S4 the token says who it is for and ends within five minutes', async ({ open, page }) => {
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
  // The lost one and the one that came; the browser itself may send a lost one again.
  expect(tokens()).toBeLessThanOrEqual(3);
  expect(loads.map((count) => count())).toEqual([0, 0]);
});

test('§6 a role of the identity service lets staff look at another cabinet, and nobody else', async ({
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

test('SE4 signing out in one tab leaves nothing personal in the others', async ({ context, open, page }) => {
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

/** A page that shows what it needs. */
async function openTab(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto('/my/');
  await expectBalance(page, '12 500');
  return page;
}

/** The first answer to a renewal comes to be, but never arrives. */
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
