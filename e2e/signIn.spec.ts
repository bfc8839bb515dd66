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

test('S3 after the sign-in no token lies in the storage, the cookies or the history', async ({
  context,
  open,
}) => {
  const page = await open('/support');
  await fillInSignIn(page, 'student');
  const bearer = await bearerOf(page);
  const { cookies } = await context.storageState();
  const kept = await page.evaluate(async () => ({
    local: { ...localStorage },
    session: { ...sessionStorage },
    cookie: document.cookie,
    address: location.href,
    history: history.state,
    databases: await indexedDB.databases(),
    caches: await caches.keys(),
  }));

  expect(kept.databases).toEqual([]);
  expect(kept.caches).toEqual([]);
  expect(kept.cookie).toBe('');
  expect(kept.address).not.toMatch(/[#?&](code|state|session_state)=/);
  expect(JSON.stringify([kept, cookies])).not.toContain(bearer.split('.')[1]);
  expect(JSON.stringify([kept, cookies])).not.toMatch(/eyJ[\w-]+\./);
});

/** The access token that the page sends with its next call. */
async function bearerOf(page: Page): Promise<string> {
  const request = await page.waitForRequest((call) => call.headers().authorization !== undefined);
  return request.headers().authorization?.replace('Bearer ', '') ?? '';
}

test('signing out ends the session, and Back shows nothing of the person', async ({ signIn, open }) => {
  await signIn('student');
  const page = await open('/support');
  await expect(page.getByRole('heading', { name: 'Лола Абдуллаева' })).toBeVisible();
  await page.getByRole('button', { name: 'Выйти' }).click();
  await expect(page.getByRole('heading', { name: 'Вход в кабинет' })).toBeVisible();

  await page.goBack();
  await expect(page.getByText('Лола Абдуллаева')).toHaveCount(0);
});

test('SE1 signing out in one tab closes the cabinet in the other', async ({ context, signIn, open }) => {
  await signIn('student');
  const page = await open('/support');
  const other = await context.newPage();
  await other.goto('/my/faq');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Вопросы и ответы');
  await page.getByRole('button', { name: 'Выйти' }).click();
  await expect(other.getByRole('heading', { name: 'Вход в кабинет' })).toBeVisible();
});
