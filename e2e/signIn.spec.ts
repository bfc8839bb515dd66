import type { BrowserContext } from '@playwright/test';
import { type Account, emailOf, PASSWORD } from './support/accounts.ts';
import { speak } from './support/language.ts';
import { countTokens } from './support/session.ts';
import { fillInSignIn, redeemSignIn } from './support/signIn.ts';
import { startSystemOfTwo } from './support/system.ts';
import { expect, type Page, test } from './support/test.ts';
import { bearerOf, claimsOf } from './support/token.ts';
import { countLoads, expectBalance } from './support/verbs.ts';
import { giveReason } from './support/viewAs.ts';

/** Number of successful sign-ins in a row. The browser does some, plain requests do the others. */
const SIGN_INS = Number(process.env.SIGN_INS ?? 50);
/** Time limit of tests with many repetitions or their own system. */
const LONG_MS = 120_000;
const ACCOUNTS: Account[] = ['student', 'best', 'poor', 'applicant', 'off'];

const PERSONAL = /eyJ|@cabinet\.test|Каримова|Абдуллаева|\+7|12.500/;

test('the sign-in page has the language that the participant chose in the cabinet', async ({
  signIn,
  open,
}) => {
  await signIn('student');
  const page = await open('/faq');
  await speak(page, 'uz');
  await page.getByRole('button', { name: 'Chiqish' }).click();
  await expect(page.getByRole('heading', { name: 'Kabinetga kirish' })).toBeVisible();
});

test('the button beside the password shows and hides the password and keeps its text', async ({ page }) => {
  await page.goto('/my/');
  const password = page.getByRole('textbox', { name: 'Пароль' });
  await password.fill(PASSWORD);
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Показать пароль' }).click();
  await expect(password).toBeFocused();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Скрыть пароль' }).click();
  await expect(password).toHaveAttribute('type', 'password');
  await expect(password).toHaveValue(PASSWORD);
  await expect(page.getByText('Кабинет закрылся')).toBeHidden();
});

test('§1 a visitor can read the rules before the sign-in, in the chosen language', async ({ page }) => {
  await page.goto('/my/');
  await page.getByRole('link', { name: 'Как работает программа' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Правила программы' })).toBeVisible();
  await expect(page).toHaveTitle(/^Как\sработает\sпрограмма/);
  await expect(page.getByRole('link', { name: 'Напиши, ответим' })).toHaveAttribute('href', /^mailto:/);
  await page.getByRole('link', { name: 'Войти в кабинет' }).click();
  await page.getByRole('link', { name: 'En', exact: true }).click();
  await page.getByRole('link', { name: 'How the programme works' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Rules of the programme' })).toBeVisible();
});

test('S1 §6 fifty sign-ins in a row succeed: each with at most two redirects, one token call and no error', async ({
  context,
  page,
  playwright,
  system,
}) => {
  test.setTimeout(LONG_MS);
  for (const account of ACCOUNTS) await expectSignIn(context, page, `${system.url}/my/faq`, account);
  for (let count = ACCOUNTS.length; count < SIGN_INS; count += 1) {
    const request = await playwright.request.newContext();
    const tokens = await redeemSignIn(request, system.url, ACCOUNTS[count % ACCOUNTS.length] ?? 'student');
    // keycloak-js parses each of the three tokens.
    for (const token of Object.values(tokens))
      expect(claimsOf(token)).toMatchObject({ sub: expect.any(String) });
    await request.dispose();
  }
});

test('S1 SE7 the sign-in also works with an identity service on another origin or another site', async ({
  context,
  page,
}) => {
  test.setTimeout(LONG_MS);
  const system = await startSystemOfTwo();
  const home = page.getByRole('heading', { level: 1, name: 'Вопросы и ответы' });
  const loads = countLoads(page);
  for (const account of ACCOUNTS.slice(0, 2))
    await expectSignIn(context, page, `${system.url}/my/faq`, account);

  await test.step('a reload with another origin needs no redirect', async () => {
    const [before, tokens] = [loads(), countTokens(context)];
    await page.reload();
    await expect(home).toBeVisible();
    expect(loads() - before).toBe(1);
    // Wait for the hidden frame, because its cookies could otherwise arrive after the next `clearCookies`.
    await expect.poll(tokens).toBe(1);
  });

  await test.step('another site, whose frames get no cookies, returns without a press', async () => {
    await expectSignIn(context, page, `${system.otherSiteUrl}/my/faq`, 'student');
    const before = loads();
    await page.reload();
    await page.getByRole('link', { name: 'Главная' }).first().click();
    await expectBalance(page, '12 500');
    expect(loads() - before).toBe(2);
  });
  await page.close();
  await system.end();
});

/** Signs a guest in without detours. */
async function expectSignIn(
  context: BrowserContext,
  page: Page,
  url: string,
  account: Account,
): Promise<void> {
  await context.clearCookies();
  const [tokens, loads] = [countTokens(context), countLoads(page)];
  await page.goto(url);
  await fillInSignIn(page, account);
  await expect(page).toHaveURL(url);
  await expect(page.getByRole('heading', { level: 1, name: 'Вопросы и ответы' })).toBeVisible();
  expect(tokens()).toBe(1);
  // The page, the sign-in form, and the page again.
  expect(loads()).toBeLessThanOrEqual(3);
}

test('S3 after the sign-in no storage, cookie, history or global contains the token', {
  tag: '@main',
}, async ({ context, open }) => {
  const page = await open('/support');
  await fillInSignIn(page, 'student');
  const bearer = await bearerOf(page);
  await expect(page.getByRole('heading', { name: 'Лола Абдуллаева' })).toBeVisible();
  const { cookies } = await context.storageState();
  const kept = await page.evaluate(async () => ({
    local: { ...localStorage },
    session: { ...sessionStorage },
    cookie: document.cookie,
    history: history.state,
    databases: await indexedDB.databases(),
    caches: await caches.keys(),
  }));

  expect(kept.databases).toEqual([]);
  expect(kept.caches).toEqual([]);
  expect(page.url()).toMatch(/\/my\/support$/);
  expect(JSON.stringify([kept, cookies])).not.toMatch(/eyJ[\w-]+\./);
  expect(
    [...Object.keys(kept.local), ...Object.keys(kept.session)].filter((key) => key.startsWith('kc-')),
  ).toEqual([]);
  expect(kept.cookie).toBe('');
  expect(bearer).toMatch(/^eyJ/);
  expect(await findFromWindow(page, bearer)).toEqual([]);
});

/** Returns the paths from `window` to a text within six steps, like a foreign script could search. */
function findFromWindow(page: Page, text: string): Promise<string[]> {
  return page.evaluate((wanted) => {
    const seen = new Set<unknown>([document]);
    const found: string[] = [];
    function walk(value: unknown, path: string[]): void {
      if (typeof value === 'string' && value.includes(wanted)) found.push(path.join('.'));
      if (typeof value !== 'object' || value === null || seen.has(value) || path.length === 6) return;
      seen.add(value);
      for (const name of Object.getOwnPropertyNames(value)) {
        try {
          walk((value as Record<string, unknown>)[name], [...path, name]);
        } catch {
          // Some getters throw without their object.
        }
      }
    }
    walk(window, []);
    return found;
  }, text);
}

test('V3 after the sign-out only the language is left, and no answer of a service is stored', async ({
  context,
  open,
  page,
  signIn,
}) => {
  const kept: string[] = [];
  context.on('response', (response) => {
    const { pathname } = new URL(response.url());
    const isData = /^\/(loyalty|crm|identity)\//.test(pathname) && !/\/(resources|pictures)\//.test(pathname);
    const control = response.headers()['cache-control'] ?? '';
    if (isData && !control.includes('no-store')) kept.push(`${pathname} ${control}`);
  });
  await signIn('student');
  await open('/');
  await expectBalance(page, '12 500');
  await speak(page, 'en');
  await page.getByRole('link', { name: 'Catalogue' }).first().click();
  await expect(page.getByText('61 items')).toBeVisible();
  for (const path of ['Orders', 'Invitations']) await page.getByRole('link', { name: path }).first().click();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('link', { name: 'Support' }).first().click();
  await expect(page.getByRole('heading', { name: 'Лола Абдуллаева' })).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByLabel('E-mail')).toBeVisible();
  expect(kept).toEqual([]);
  await expect(page.locator('body')).not.toContainText(PERSONAL);
  expect(await leftovers(page)).toEqual({ SF_LANG: 'en', 'cabinet.place': '/my/' });
});

test('V3 no tab keeps what staff has viewed, and no other site learns of it', async ({
  context,
  open,
  page,
  problems,
  signIn,
}) => {
  // A staff account is not a participant.
  problems.allow(/api\/user\/get/);
  const referers: (string | null)[] = [];
  await context.route(/^https:\/\/vk\.com/, async (route) => {
    referers.push(await route.request().headerValue('referer'));
    await route.fulfill({ body: 'elsewhere' });
  });
  const banner = (tab: Page) => tab.getByText(`Ты смотришь кабинет участника ${emailOf('student')}`);
  await signIn('manager');
  await open(`/faq?ownerEmail=${emailOf('student')}`);
  await expect(banner(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto(page.url());
  await giveReason(other);
  await expect(banner(other)).toBeVisible();
  await other.getByRole('link', { name: 'ВКонтакте' }).first().click();
  await expect.poll(() => referers).toEqual([null]);

  await page.getByRole('button', { name: 'Выйти' }).click();
  for (const tab of [page, other]) {
    await expect(tab.getByRole('heading', { name: 'Вход в кабинет' })).toBeVisible();
    expect(await leftovers(tab)).toEqual({ 'cabinet.place': '/my/' });
    expect(tab.url()).not.toContain('@');
  }
});

/** Returns everything that this origin stores in the browser, except the sign-in in progress. */
async function leftovers(page: Page): Promise<Record<string, unknown>> {
  const kept = await page.evaluate(async () => ({
    ...localStorage,
    ...sessionStorage,
    ...Object.fromEntries((await caches.keys()).map((name) => [name, 'cache'])),
    ...Object.fromEntries((await indexedDB.databases()).map(({ name }) => [name, 'database'])),
  }));
  return Object.fromEntries(Object.entries(kept).filter(([key]) => !key.startsWith('kc-callback-')));
}
