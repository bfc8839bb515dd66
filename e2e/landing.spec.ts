import * as getCard from './support/getCard.ts';
import { expect, type Page, test } from './support/test.ts';

// All tests of this file share one system.
test.describe.configure({ mode: 'default' });
test.use({ environment: { LEADS: 'landing' } });

async function fillIn(page: Page, phone: string): Promise<void> {
  for (const [name, text] of [
    ['Имя', 'Нодира'],
    ['Фамилия', 'Юсупова'],
    ['Телефон', phone],
  ] as const)
    await page.getByRole('textbox', { name, exact: true }).fill(text);
  for (const name of ['Нет отчества', /политикой\sобработки/, /Друг\sсогласен/])
    await page.getByRole('checkbox', { name }).check();
}

const send = (page: Page) => page.getByRole('button', { name: 'Отправить приглашение' }).click();

test('§3 a participant invites a friend when leads go to the landing service', async ({ signIn, open }) => {
  await signIn('student');
  const page = await open('/invite');
  const lead = page.waitForRequest(/\/landing\/api\/leads$/);
  await fillIn(page, '9031112233');
  await send(page);
  expect((await lead).postDataJSON()).toMatchObject({
    land: 'sf_referral',
    sourceName: 'WEB',
    payload: { name: 'Нодира', last_name: 'Юсупова', entry_point: 'invite' },
  });
  await page.getByRole('link', { name: 'Смотреть приглашения' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Нодира Юсупова' })).toContainText('Отправлено');
});

test('§8 when the landing service reports spam, a toast appears, and the form keeps its text', async ({
  signIn,
  open,
  problems,
}) => {
  problems.allow(/status of 429/);
  await signIn('student');
  const page = await open('/invite');
  await fillIn(page, '9031112234');
  await page.route('**/landing/api/leads', (route) =>
    route.fulfill({
      status: 429,
      json: { error: 'spam', errorCode: 'spam' },
      headers: { 'Retry-After': '300' },
    }),
  );
  await send(page);
  const spam = 'Отправка заявки заблокирована анти-спам системой';
  await expect(page.getByRole('region', { name: 'Уведомления' })).toContainText(spam);
  await expect(page.getByRole('form', { name: 'Анкета за друга' })).toContainText(spam);
  await expect(page.getByRole('textbox', { name: 'Имя', exact: true })).toHaveValue('Нодира');
});

test('§7 a newcomer gets a card when leads go to the landing service', async ({ signIn, open, system }) => {
  await signIn('newcomer');
  const page = await open('/get-card');
  await getCard.fillIn(page, system.url);
  const lead = page.waitForRequest(/\/landing\/api\/leads$/);
  await getCard.submit(page);
  await expect(page.getByText('Твоя карта готова')).toBeVisible();
  expect((await lead).postDataJSON()).toMatchObject({
    land: 'sf_referral',
    payload: { name: 'Мария', last_name: 'Соколова', entry_point: 'get-card' },
  });
});
