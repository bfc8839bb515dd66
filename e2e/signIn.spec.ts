import { fillInSignIn } from './support/signIn.ts';
import { expect, type Page, test } from './support/test.ts';

test('§6 a guest signs in and comes back to the page they had asked for', async ({ open }) => {
  const page = await open('/faq');
  await expect(page.getByRole('heading', { name: 'Вход в кабинет' })).toBeVisible();
  await fillInSignIn(page, 'student');
  await expect(page).toHaveURL(/\/my\/faq$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Вопросы и ответы' })).toBeVisible();
});

test('a wrong password is told at once and the e-mail stays', async ({ open }) => {
  const page = await open('/');
  await fillInSignIn(page, 'student', 'foes');
  await expect(page.getByRole('alert')).toHaveText('Неверный логин или пароль');
  await expect(page.getByLabel('E-mail')).toHaveValue('student@cabinet.test');
  await expect(page.getByLabel('Пароль')).toHaveValue('');
  await expect(page.getByLabel('Пароль')).toBeFocused();
});

test('the sign-in page speaks the language that was chosen in the cabinet', async ({ signIn, open }) => {
  await signIn('student');
  const page = await open('/faq');
  await page.getByRole('button', { name: 'Oʻzbekcha' }).click();
  await page.getByRole('button', { name: 'Chiqish' }).click();
  await expect(page.getByRole('heading', { name: 'Kabinetga kirish' })).toBeVisible();
});

test('S3 after the sign-in the token is in no storage, cookie, history or global', async ({
  context,
  open,
}) => {
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
  expect(JSON.stringify([kept, cookies])).not.toMatch(/eyJ[\w-]+\.|kc-callback/);
  expect(bearer).toMatch(/^eyJ/);
  expect(await findFromWindow(page, bearer)).toEqual([]);
});

/** The access token that the page sends with its next call. */
async function bearerOf(page: Page): Promise<string> {
  const request = await page.waitForRequest((call) => call.headers().authorization !== undefined);
  return request.headers().authorization?.replace('Bearer ', '') ?? '';
}

/** Where a text can be reached from `window` in six steps: what a foreign script could look through. */
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
          // A getter that does not want to be called on its own.
        }
      }
    }
    walk(window, []);
    return found;
  }, text);
}

test('V3 signing out ends the session, and Back shows nothing of the person', async ({ signIn, open }) => {
  await signIn('student');
  const page = await open('/support');
  await expect(page.getByRole('heading', { name: 'Лола Абдуллаева' })).toBeVisible();
  await page.getByRole('button', { name: 'Выйти' }).click();
  await expect(page.getByRole('heading', { name: 'Вход в кабинет' })).toBeVisible();

  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Вход в кабинет' })).toBeVisible();
  await expect(page.getByText('Лола Абдуллаева')).toHaveCount(0);
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(kept).not.toMatch(/eyJ|@cabinet\.test|Каримова|\+7/);
});

test('SE4 signing out in one tab closes the cabinet in the other', async ({ context, signIn, open }) => {
  await signIn('student');
  const page = await open('/support');
  const other = await context.newPage();
  await other.goto('/my/faq');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Вопросы и ответы');
  await page.getByRole('button', { name: 'Выйти' }).click();
  await expect(other.getByRole('heading', { name: 'Вход в кабинет' })).toBeVisible();
});
