import type { BrowserContext } from '@playwright/test';
import { findFullChromium } from '../scripts/chromium.ts';
import { blockStorage } from './support/blockStorage.ts';
import { watchProblems } from './support/problems.ts';
import { countTokens, endAtIdentity } from './support/session.ts';
import { fillInSignIn, signInByRequest } from './support/signIn.ts';
import { expect, type Page, test } from './support/test.ts';
import { buy, countLoads, expectBalance, goTo, PLACED } from './support/verbs.ts';

const MANAGER = 'Лола Абдуллаева';
const HOUR_MS = 60 * 60 * 1000;

interface Condition {
  name: string;
  set(context: BrowserContext, page: Page): Promise<void>;
}

/** Conditions of a browser. For five tabs, see session.spec.ts. For foreign cookies, see signIn.spec.ts. */
const CONDITIONS: Condition[] = [
  { name: 'storage is blocked', set: blockStorage },
  { name: 'storage is full', set: async (context) => void (await context.addInitScript(fillStorage)) },
  { name: 'the clock is three hours fast', set: (_context, page) => setClock(page, 3 * HOUR_MS) },
  { name: 'the clock is three hours slow', set: (_context, page) => setClock(page, -3 * HOUR_MS) },
];

for (const { name, set } of CONDITIONS) {
  test(`SE7 while ${name} a participant can sign in, buy, reload and sign out`, async ({
    context,
    open,
    page,
  }) => {
    await set(context, page);
    const tokens = countTokens(context);
    await open('/');
    await fillInSignIn(page, 'student');
    await expectBalance(page, '12 500');
    expect(new URL(page.url()).hash).toBe('');
    await page.goto('/my/catalog/12');
    await buy(page);
    await page.getByRole('link', { name: 'Друзья, на главную' }).click();
    await expectBalance(page, '10 100');
    // One call for tokens per document.
    expect(tokens()).toBe(2);
    await page.getByRole('button', { name: 'Выйти' }).click();
    await expect(page.getByRole('heading', { name: 'Вход в кабинет' })).toBeVisible();
  });
}

for (const [way, jump] of [
  ['back', -HOUR_MS],
  ['ahead', HOUR_MS],
] as const)
  test(`SE7 a clock that jumps an hour ${way} and returns causes no reload and keeps a half-typed order`, async ({
    context,
    open,
    page,
    signIn,
  }) => {
    await signIn('student');
    await open('/catalog/12');
    await page.getByRole('button', { name: 'Купить' }).click();
    const question = page.getByRole('dialog', { name: /^Списать/ });
    await question.getByLabel('Комментарий к заказу').fill('Синий, размер M');
    const [loads, tokens] = [countLoads(page), countTokens(context)];

    await page.clock.setSystemTime(Date.now() + jump);
    await question.getByRole('button', { name: 'Списать' }).click();
    await expect(page.getByRole('heading', { name: PLACED })).toBeVisible();
    await goTo(page, '/');
    await expectBalance(page, '10 100');
    expect(loads()).toBe(0);
    expect(tokens()).toBeLessThanOrEqual(2);
    const off = (await page.evaluate(() => Date.now())) - Date.now() - jump;
    expect(Math.abs(off), 'the clock of the page differs').toBeLessThan(HOUR_MS / 2);

    await page.clock.setSystemTime(Date.now());
    await goTo(page, '/catalog/12');
    await buy(page);
    await goTo(page, '/');
    await expectBalance(page, '7 700');
    expect(loads()).toBe(0);
    expect(tokens()).toBeLessThanOrEqual(4);
    const left = (await page.evaluate(() => Date.now())) - Date.now();
    expect(Math.abs(left), 'the clock of the page is right').toBeLessThan(HOUR_MS / 2);
  });

test('SE7 Back shows nothing of a signed-out person in a browser with a back-forward cache', async ({
  launchOptions,
  playwright,
  system,
}) => {
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    executablePath: findFullChromium(),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const context = await browser.newContext({ baseURL: system.url, locale: 'ru-RU' });
  const problems = await watchProblems(context, system.url);
  problems.allow(/favicon/);
  const restored: string[] = [];
  await context.exposeBinding('pageRestored', (_source, seen: string) => void restored.push(seen));
  await context.addInitScript(reportRestored);
  await signInByRequest(context.request, system.url, 'student');
  // The first page polls for both pages, because the browser does not cache a page that holds a lock.
  const [, page] = [await openSupport(context), await openSupport(context)];

  await test.step('a page from the cache hides its content and loads its data again', async () => {
    await page.goto('/healthz');
    await goBack(page);
    await expect(page.getByRole('heading', { name: MANAGER })).toBeVisible();
    expect(restored).toEqual(['']);
  });
  await test.step('a page from the cache asks for the sign-in after the session has ended', async () => {
    await page.goto('/healthz');
    await endAtIdentity(context.request, system.url);
    await goBack(page);
    await expect(signInForm(page)).toBeVisible();
    expect(restored).toEqual(['', '']);
  });
  await test.step('Back shows only the sign-in after the sign-out', async () => {
    await fillInSignIn(page, 'student');
    await expect(page.getByRole('heading', { name: MANAGER })).toBeVisible();
    await page.getByRole('button', { name: 'Выйти' }).click();
    await expect(signInForm(page)).toBeVisible();
    await goBack(page);
    await expect(signInForm(page)).toBeVisible();
    await expect(page.getByText(MANAGER)).toHaveCount(0);
  });
  expect(problems.list()).toEqual([]);
  await browser.close();
});

async function openSupport(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto('/my/support');
  await expect(page.getByRole('heading', { name: MANAGER })).toBeVisible();
  return page;
}

function signInForm(page: Page) {
  return page.getByRole('heading', { name: 'Вход в кабинет' });
}

/** Playwright's own `goBack` waits for a load, which a page from the cache does not have. */
async function goBack(page: Page): Promise<void> {
  await page.evaluate(() => void setTimeout(() => history.back()));
}

/** Reports the visible content of a page that returns from the cache. */
function reportRestored(): void {
  interface Reporting {
    pageRestored(seen: string): Promise<void>;
  }
  addEventListener('pageshow', ({ persisted }) => {
    const seen = document.body.checkVisibility() ? document.body.textContent : '';
    if (persisted) void (window as unknown as Reporting).pageRestored(seen);
  });
}

/** Fills both storages to the last character. */
function fillStorage(): void {
  for (const storage of [localStorage, sessionStorage]) {
    for (let size = 2 ** 22; size >= 1; size /= 2) {
      for (let part = 0; ; part += 1) {
        try {
          storage.setItem(`full-${size}-${part}`, ' '.repeat(size));
        } catch {
          break;
        }
      }
    }
  }
}

async function setClock(page: Page, offset: number): Promise<void> {
  await page.clock.install({ time: Date.now() + offset });
}
