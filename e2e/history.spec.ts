import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page, test } from './support/test.ts';
import { expectBalance } from './support/verbs.ts';

/** Returns the figures of the statement: opening, accrued, charged, closing. */
async function figuresOf(statement: Locator): Promise<number[]> {
  await expect(statement.getByRole('definition')).toHaveCount(4);
  const texts = await statement.getByRole('definition').allTextContents();
  return texts.map((text) => Number(text.replace('−', '-').replace(/[^\d-]/g, '')));
}

const statementOf = (page: Page) => page.getByRole('region', { name: /^Выписка/ });

test('the history of a student shows the reasons and leads to the order', async ({ signIn, open }) => {
  await signIn('student');
  const page = await open('/');
  await page.getByRole('link', { name: 'Вся история' }).click();
  await expect(page.getByText('За учёбу друга: Илья Комаров')).toBeVisible();
  await expect(page.getByText('По квоте', { exact: true }).filter({ visible: true })).toBeVisible();
  await page.getByRole('link', { name: 'Заказ 1006' }).click();
  await expect(page).toHaveURL(/\/orders\/1006$/);
});

test('the chosen kind and direction are in the address and survive a reload', async ({ signIn, open }) => {
  await signIn('student');
  const page = await open('/?history=all');
  await page.getByRole('combobox', { name: 'За что' }).selectOption('Заказ');
  await page.getByRole('button', { name: 'Списания' }).click();
  await expect(page).toHaveURL(/history=charges&type=ORDER/);
  await page.reload();
  await expect(page.getByText(/^Показано\s\d+\sиз\s\d+$/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Заказ 1006' })).toBeVisible();
  await expect(page.getByText(/^За\sучёбу\sдруга:\s/)).toHaveCount(0);
});

test('the statement of a period adds up to the balance', async ({ signIn, open }) => {
  await signIn('student');
  const page = await open('/?history=all');
  const whole = await figuresOf(statementOf(page));
  expect(whole[0]).toBe(0);
  expect(whole[3]).toBe(12_500);

  await page.getByRole('button', { name: 'Этот месяц' }).click();
  await expect(page).toHaveURL(/from=\d{4}-\d\d-01&to=/);
  await expect(statementOf(page)).toContainText(/Выписка\sс\s01\./);
  const [opening = 0, accrued = 0, charged = 0, closing = 0] = await figuresOf(statementOf(page));
  expect(opening + accrued + charged).toBe(closing);
  expect(closing).toBe(12_500);
});

test('the downloaded statement has amounts that add up to the balance', async ({ signIn, open }) => {
  await signIn('student');
  const page = await open('/?history=all');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Скачать CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^vypiska-\d{4}-\d\d-\d\d\.csv$/);
  const text = await readFile(await file.path(), 'utf8');
  expect(text.startsWith('\u{feff}Дата;')).toBe(true);
  // Amount and balance are the last two columns.
  const amounts = [...text.matchAll(/;(-?\d+);-?\d+\r\n/g)].map(([, amount]) => Number(amount));
  expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(12_500);
});

test('a printed long history is complete', async ({ signIn, open }) => {
  await signIn('student');
  const page = await open('/?history=all');
  await expect(page.getByRole('button', { name: /^Показать\sещё/ })).toBeVisible();
  const first = page.getByText('За регистрацию', { exact: true }).and(page.locator('span'));
  await expect(first).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(first).toBeVisible();
  await expect(statementOf(page)).toContainText('student@cabinet.test');
});

test('a goal of a sum shows its expected date and blocks no token (R16)', async ({ signIn, open }) => {
  await signIn('student');
  const page = await open('/');
  await page.getByRole('button', { name: 'Изменить', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'На что копишь' });
  await dialog.getByRole('combobox', { name: 'На что' }).selectOption('Просто на сумму');
  await dialog.getByRole('textbox', { name: 'Сколько токенов' }).fill('60000');
  await expect(dialog.getByText(/Не\sхватает\s47\s500\sтокенов\.\sВ\sтвоём\sтемпе\sхватит/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await expect(dialog).toBeHidden();

  const panel = page.getByRole('region', { name: 'Твоя цель' });
  await expect(panel).toContainText(/Накоплено\s12\s500\sиз\s60\s000/);
  await expectBalance(page, '12 500');
  await page.reload();
  await expect(panel).toContainText(/60\s000\sтокенов/);
});

test('a participant can remove a reached goal', async ({ signIn, open }) => {
  await signIn('applicant');
  const page = await open('/');
  await page.getByRole('dialog', { name: 'Карта готова' }).getByRole('button', { name: 'Закрыть' }).click();
  await page.getByRole('button', { name: 'Поставить цель' }).click();
  const dialog = page.getByRole('dialog', { name: 'На что копишь' });
  await dialog.getByRole('textbox', { name: 'Сколько токенов' }).fill('1');
  await expect(dialog.getByText('Уже хватает.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await page.getByRole('button', { name: 'Изменить', exact: true }).click();
  await dialog.getByRole('button', { name: 'Убрать цель' }).click();
  await expect(page.getByRole('button', { name: 'Поставить цель' })).toBeVisible();
});

test('a history with few movements has a statement too', async ({ signIn, open }) => {
  await signIn('poor');
  const page = await open('/?history=all');
  const [opening = 0, accrued = 0, charged = 0, closing = 0] = await figuresOf(statementOf(page));
  expect([opening, opening + accrued + charged]).toEqual([0, closing]);
  expect(closing).toBe(100);
});

test('before the card there is neither history nor goal', async ({ signIn, open }) => {
  await signIn('newcomer');
  const page = await open('/?history=all');
  await expect(page.getByRole('heading', { name: 'Начни со своей карты' })).toBeVisible();
  await expect(statementOf(page)).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Твоя цель' })).toHaveCount(0);
});

test('§6 staff reads statement and goal of a participant, changes nothing, and appears in the list of visits', async ({
  signIn,
  open,
}) => {
  await signIn('manager');
  const page = await open('/?history=all&ownerEmail=student@cabinet.test');
  expect((await figuresOf(statementOf(page))).at(-1)).toBe(12_500);
  await page.goto('/my/?open=goal&ownerEmail=student@cabinet.test');
  const dialog = page.getByRole('dialog', { name: 'На что копишь' });
  await expect(dialog.getByText('Это чужой кабинет: здесь можно только смотреть')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Сохранить' })).toBeDisabled();

  await page.context().clearCookies();
  await signIn('student');
  await open('/?open=views');
  const visits = page.getByRole('dialog', { name: 'Кто смотрел твой кабинет' }).getByRole('listitem');
  await expect(visits.first()).toContainText('Рустам Хамидов');
  await expect(visits.first()).toContainText('менеджер');
  await expect(visits.first()).toContainText('Причина: Вопрос о заказе');
});
