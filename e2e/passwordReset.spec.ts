import type { Page } from '@playwright/test';
import { emailOf } from './support/accounts.ts';
import { fillInSignIn, signInButton } from './support/signIn.ts';
import type { System } from './support/system.ts';
import { expect, test } from './support/test.ts';
import { expectBalance } from './support/verbs.ts';

// These tests use their own system, because no reset restores a changed password.
test.describe.configure({ mode: 'default' });
test.use({ environment: { SUPPORT_EMAIL: 'help@cabinet.test' } });

const PASSWORD = 'тихий снег за окном';

async function newestLetter(system: System, to: string): Promise<{ subject: string; text: string }> {
  const answer = await fetch(`${system.url}/sandbox/outbox?to=${encodeURIComponent(to)}`, {
    headers: { accept: 'application/json' },
  });
  const [letter] = (await answer.json()) as Array<{ subject: string; text: string }>;
  return letter ?? { subject: '', text: '' };
}

const password = (page: Page) => page.getByRole('textbox', { name: 'Пароль' });

test("a letter's link replaces a forgotten password, and the new password signs in", async ({
  page,
  problems,
  system,
}) => {
  problems.allow(/status of 400/);
  await page.goto('/my/');
  await page.getByRole('link', { name: 'Не помню пароль' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Новый пароль' })).toBeVisible();
  await page.getByRole('textbox', { name: 'E-mail' }).fill(emailOf('poor'));
  await page.getByRole('button', { name: 'Прислать ссылку' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Проверь почту' })).toBeVisible();

  const { text } = await newestLetter(system, emailOf('poor'));
  const link = text.split('\n')[1] ?? '';
  await page.goto(link);
  await expect(password(page)).toBeFocused();
  await page.getByRole('button', { name: 'Показать пароль' }).click();
  await password(page).fill('aaaaaaaaa');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByRole('alert')).toContainText('Слишком простой');
  await password(page).fill(PASSWORD);
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Пароль изменён' })).toBeVisible();
  const changed = await newestLetter(system, emailOf('poor'));
  expect(changed.subject).toMatch(/изменён/);
  expect(changed.text).toContain('help@cabinet.test');

  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: /больше\sне\sдействует/ })).toBeVisible();

  await page.goto('/my/');
  await fillInSignIn(page, 'poor');
  await expect(page.getByRole('alert')).toContainText('не подошли');
  await fillInSignIn(page, 'poor', PASSWORD);
  await expectBalance(page, '100');
});

test('the chosen language continues in the letter, on the password page and in the cabinet', async ({
  page,
  problems,
  system,
}) => {
  problems.allow(/page\.js|main\./);
  await page.goto('/my/');
  await page.getByRole('link', { name: 'Uz', exact: true }).click();
  await page.getByRole('link', { name: 'Parolni unutdim' }).click();
  await page.getByRole('textbox', { name: 'E-mail' }).fill(emailOf('best'));
  await page.getByRole('button', { name: 'Havolani yuborish' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pochtangizni tekshiring' })).toBeVisible();
  const { subject, text } = await newestLetter(system, emailOf('best'));
  expect(subject).toContain('yangi parol');
  await page.goto(text.split('\n')[1] ?? '');
  // The last page keeps the language, too, because a fast user leaves a page before its script came.
  await page.route('**/resources/page.js', (route) => route.abort(), { times: 1 });
  await page.getByRole('link', { name: 'En', exact: true }).click();
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Save the password' }).click();
  // The redirect to the sign-in page does not wait for the application.
  await page.route('**/my/js/main.*', (route) => route.abort());
  await page.getByRole('link', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await expect(signInButton(page)).toHaveText('Sign in');
});
