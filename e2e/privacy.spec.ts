import { readFile } from 'node:fs/promises';
import { violationsOf } from './support/axe.ts';
import { lastCode } from './support/lastCode.ts';
import { expect, type Page, test } from './support/test.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Персональные данные' });
const code = (page: Page) => page.getByRole('textbox', { name: 'Код из письма' });
const question = (page: Page) => page.getByRole('dialog', { name: 'Выйти из программы насовсем?' });
const other = (right: string) => (right === '000000' ? '000001' : '000000');

test('the privacy dialog lists the consents with their dates', async ({ signIn, open }) => {
  await signIn('student');
  const page = await open('/profile');
  await page.getByRole('button', { name: /^Персональные\sданные/ }).click();
  const consents = dialog(page).getByRole('list', { name: 'Твои согласия' }).getByRole('listitem');
  await expect(consents.filter({ hasText: /^Правила\sпрограммы\d\d\.\d\d\.\d{4}/ })).toHaveCount(1);
  await expect(consents.filter({ hasText: /^Обработка\sперсональных\sданных\d\d\.\d\d\.\d{4}/ })).toHaveCount(
    1,
  );
  await expect(page).toHaveURL(/\?open=privacy$/);
});

test('the export contains the own data and no data of others', async ({ signIn, open }) => {
  await signIn('poor');
  const page = await open('/?open=privacy');
  const download = page.waitForEvent('download');
  await dialog(page).getByRole('button', { name: 'Скачать мои данные' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^moi-dannye-\d{4}-\d\d-\d\d\.json$/);
  const text = await readFile(await file.path(), 'utf8');
  const data = JSON.parse(text);
  expect(data.account.email).toBe('poor@cabinet.test');
  const movements: { amount: number }[] = data.loyalty.operations;
  expect(movements.reduce((sum, { amount }) => sum + amount, 0)).toBe(100);
  for (const canary of ['student@', 'Каримова', 'best@']) expect(text).not.toContain(canary);
});

test('a participant leaves the programme with the code of a letter, and the cabinet then starts from zero', async ({
  signIn,
  open,
  system,
  problems,
}) => {
  // 409 for the wrong code. 404 after leaving, because the services do not know the person any more.
  problems.allow(/status of 40[49]/);
  system.isChanged = true;
  await signIn('poor');
  const page = await open('/?open=privacy');
  await expect(dialog(page)).toContainText('Токены на карте сгорят: 100');
  await dialog(page).getByRole('button', { name: 'Получить код для выхода' }).click();
  await expect(code(page)).toBeFocused();
  await page.reload();
  await expect(dialog(page).getByText(/Новый\sкод\sчерез\s0:\d\d/)).toBeVisible();

  const right = await lastCode(page.request, system.url, 'poor@cabinet.test');
  await code(page).fill(other(right));
  await question(page).getByRole('button', { name: 'Выйти' }).click();
  await expect(code(page)).toHaveAccessibleDescription(/Код\sне\sподошёл\.\sПроверь\sписьмо/);
  await code(page).fill(right);
  await question(page).getByRole('button', { name: 'Остаться' }).click();
  await expect(code(page)).toHaveValue('');
  await code(page).fill(right);
  await question(page).getByRole('button', { name: 'Выйти' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Готово: участие завершено' })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'На страницу входа' }).click();
  await expect(page.getByRole('textbox', { name: 'Пароль' })).toBeVisible();
  await signIn('poor');
  await page.goto('/my/');
  await expect(page.getByRole('heading', { name: 'Начни со своей карты' })).toBeVisible();
});

test('a participant with open orders cannot leave and reads why', async ({ signIn, open }) => {
  await signIn('student');
  const page = await open('/?open=privacy');
  const send = dialog(page).getByRole('button', { name: 'Получить код для выхода' });
  await expect(send).toBeDisabled();
  await expect(send).toHaveAccessibleDescription(/когда\sв\sпути\sне\sостанется\sзаказов/);
  await dialog(page).getByRole('link', { name: 'К заказам' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Заказы' })).toBeVisible();
});

test('§6 staff reads the consents and can do nothing else', async ({ signIn, open }) => {
  await signIn('manager');
  const page = await open('/?ownerEmail=poor@cabinet.test&open=privacy');
  await expect(dialog(page).getByRole('list', { name: 'Твои согласия' })).toBeVisible();
  const save = dialog(page).getByRole('button', { name: 'Скачать мои данные' });
  const leave = dialog(page).getByRole('button', { name: 'Получить код для выхода' });
  await expect(save).toBeDisabled();
  await expect(save).toHaveAccessibleDescription(/чужой\sкабинет/);
  await expect(leave).toBeDisabled();
  await expect(leave).toHaveAccessibleDescription(/чужой\sкабинет/);
});

test('a person unknown to the programme has nothing to leave', async ({ signIn, open, problems }) => {
  problems.allow(/status of 404/);
  await signIn('stranger');
  const page = await open('/?open=privacy');
  await expect(dialog(page)).toContainText('выходить не из чего');
  await expect(dialog(page)).toContainText('Согласий пока нет');
});

test('R31 leaving and downloading wait for the network', async ({ context, signIn, open, problems }) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED/);
  await signIn('poor');
  const page = await open('/?open=privacy');
  const leave = dialog(page).getByRole('button', { name: 'Получить код для выхода' });
  await expect(leave).toBeEnabled();
  await context.setOffline(true);
  await expect(leave).toBeDisabled();
  await expect(dialog(page).getByRole('button', { name: 'Скачать мои данные' })).toBeDisabled();
  await context.setOffline(false);
  await expect(leave).toBeEnabled();
});
