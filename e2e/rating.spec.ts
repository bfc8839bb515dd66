import { expect, type Page, test } from './support/test.ts';

const stage = (page: Page) => page.getByRole('region', { name: 'Твоё место' });
const top = (page: Page) => page.getByRole('list', { name: 'Первые пятьдесят' });
const shown = (page: Page) => page.getByRole('switch', { name: 'Показывать меня в рейтинге' });

test('the rating shows the own place and its masked neighbours, and each period has an address', async ({
  signIn,
  open,
}) => {
  await signIn('student');
  const page = await open('/');
  const navbar = page.getByRole('navigation', { name: 'Разделы', exact: true });
  await navbar.getByRole('button', { name: 'Ещё', exact: true }).click();
  await navbar.getByRole('link', { name: 'Рейтинг' }).click();
  await expect(stage(page)).toContainText('Твоё место 5');
  await expect(stage(page)).toContainText('Ещё 2 друга, и ты на 4-м месте.');
  await expect(top(page).getByRole('listitem')).toContainText([
    'Азиз К.',
    'Тимур Р.',
    'Мадина Т.',
    'Игорь К.',
    /Анна\sКаримова.*это\sты/,
    'Оксана С.',
  ]);

  await page.getByRole('button', { name: 'Месяц' }).click();
  await expect(page).toHaveURL(/\/rating\?period=month$/);
  await expect(page.getByText('Здесь пока никого')).toBeVisible();
  await expect(stage(page)).toContainText('Места пока нет');
  await page.goBack();
  await expect(stage(page)).toContainText('Твоё место 5');
});

test('R40 a hidden participant appears in no rating and can come back', async ({ signIn, open, context }) => {
  await signIn('student');
  const page = await open('/rating');
  await shown(page).click();
  await expect(page.getByText('Тебя никто не видит.')).toBeVisible();
  await expect(stage(page)).toContainText('Твоё место видно только тебе 5');
  await expect(top(page).getByRole('listitem')).toHaveCount(6);

  await context.clearCookies();
  await signIn('best');
  await page.reload();
  await expect(top(page).getByRole('listitem')).toContainText([/это\sты/, 'Тимур Р.']);

  await context.clearCookies();
  await signIn('student');
  await page.reload();
  await expect(shown(page)).not.toBeChecked();
  await shown(page).press('Space');
  await expect(top(page).getByRole('listitem')).toHaveCount(7);
});

test('§8 a failed rating reports an error in its place, and the stories stay visible', async ({
  signIn,
  open,
  page,
  problems,
}) => {
  problems.allow(/status of 409/);
  await signIn('student');
  await page.route('**/api/topClientsRating/50**', (route) => route.fulfill({ status: 409, json: {} }));
  await open('/rating');
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('Рейтинг не загрузился');
  const toasts = page.getByRole('region', { name: 'Уведомления' });
  await expect(toasts.getByRole('alert')).toBeEmpty();
  await expect(page.getByRole('heading', { name: 'Как у них получилось' })).toBeVisible();
  await page.unroute('**/api/topClientsRating/50**');
  await alert.getByRole('button', { name: 'Повторить' }).click();
  await expect(stage(page)).toContainText('Твоё место 5');
});

test('§6 staff sees the participant’s place and cannot hide them', async ({ signIn, open }) => {
  await signIn('manager');
  const page = await open('/rating?ownerEmail=student@cabinet.test');
  await expect(stage(page)).toContainText('Твоё место 5');
  await expect(shown(page)).toBeDisabled();
  await expect(shown(page)).toHaveAccessibleDescription(/чужой\sкабинет/);
});

test('R31 without a network the rating is readable, and hiding waits', async ({
  signIn,
  open,
  context,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED/);
  await signIn('student');
  const page = await open('/rating');
  await expect(shown(page)).toBeEnabled();
  await context.setOffline(true);
  await expect(shown(page)).toHaveAccessibleDescription(/нет\sсети/);
  await expect(stage(page)).toContainText('Твоё место 5');
  await context.setOffline(false);
  await expect(shown(page)).toBeEnabled();
});
