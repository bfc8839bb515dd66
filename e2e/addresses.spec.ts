import { participantOf } from './support/participant.ts';
import { signInByRequest } from './support/signIn.ts';
import { expect, type Page, test } from './support/test.ts';
import { buy } from './support/verbs.ts';

const list = (page: Page) => page.getByRole('list', { name: 'Адреса доставки' }).getByRole('listitem');
const hidden = (page: Page) => page.getByRole('list', { name: 'Скрытые' }).getByRole('listitem');
const field = (page: Page) => page.getByRole('dialog').getByRole('combobox', { name: 'Адрес' });
const save = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Сохранить' });
/** Opens the first address for editing and fills in another comment. */
const edit = async (page: Page, comment: string) => {
  await list(page)
    .first()
    .getByRole('button', { name: /^Изменить/ })
    .click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Как пройти' }).fill(comment);
};
const note = (page: Page) => page.getByRole('region', { name: 'Уведомления' });

test('a participant adds an address from the suggestions by keyboard alone', async ({ signIn, open }) => {
  await signIn('poor');
  const page = await open('/addresses');
  await expect(page.getByRole('heading', { name: 'Адресов пока нет' })).toBeVisible();
  await page.getByRole('button', { name: 'Добавить адрес' }).click();
  await save(page).click();
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveAccessibleDescription(/Поле\sобязательно\sдля\sзаполнения/);

  await field(page).pressSequentially('моск тверс');
  const suggestion = page.getByRole('option', { name: 'г Москва, ул Тверская', exact: true });
  await expect(suggestion).toBeVisible();
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(suggestion).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveValue('г Москва, ул Тверская');
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false');

  await field(page).pressSequentially(', д 12');
  await expect(page.getByRole('option', { name: 'г Москва, ул Тверская, д 12' })).toHaveCount(0);
  await field(page).pressSequentially(', кв 5');
  await page.getByRole('dialog').getByRole('textbox', { name: 'Как пройти' }).fill('Домофон 5');
  await page.reload();
  await expect(field(page)).toHaveValue('г Москва, ул Тверская, д 12, кв 5');
  await save(page).click();
  await expect(note(page)).toContainText('Адрес добавлен');
  await expect(list(page)).toHaveText(/г\sМосква,\sул\sТверская,\sд\s12,\sкв\s5Домофон\s5Основной/);
});

test('Escape closes the suggestions first, then the dialog', async ({ signIn, open }) => {
  await signIn('poor');
  const page = await open('/addresses?address=new');
  await field(page).pressSequentially('казань');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('option')).toHaveCount(0);
  await expect(field(page)).toHaveValue('казань');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('a participant types an address by hand when the suggestions fail', async ({
  signIn,
  open,
  page,
  problems,
}) => {
  problems.allow(/status of 503/);
  await page.route('**/suggest/address', (route) => route.fulfill({ status: 503, json: {} }));
  await signIn('poor');
  await open('/addresses?address=new');
  await field(page).fill('г Тверь, ул Советская, д 7');
  await expect(field(page)).toHaveAccessibleDescription(/Подсказки\sсейчас\sне\sработают/);
  await save(page).click();
  await expect(list(page)).toHaveText(/г\sТверь,\sул\sСоветская,\sд\s7Основной/);
});

test('a participant edits an address, makes it the default, hides it and restores it', async ({
  signIn,
  open,
  system,
}) => {
  system.isChanged = true;
  await signIn('student');
  const page = await open('/addresses');
  await expect(list(page)).toHaveCount(2);
  await expect(hidden(page)).toHaveCount(1);

  await edit(page, 'Второй подъезд');
  await save(page).click();
  await expect(list(page).first()).toContainText('Второй подъезд');

  await hidden(page)
    .getByRole('button', { name: /^Вернуть/ })
    .click();
  await expect(note(page)).toContainText('Адрес снова в списке');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(list(page)).toHaveCount(3);
  await expect(hidden(page)).toHaveCount(0);

  const back = list(page).filter({ hasText: 'г Казань' });
  await back.getByRole('button', { name: /^Сделать\sосновным/ }).click();
  await expect(note(page)).toContainText('Теперь этот адрес основной');
  await expect(back.getByText('Основной', { exact: true })).toBeVisible();
  await back.getByRole('button', { name: /^Скрыть/ }).click();
  await expect(hidden(page)).toHaveCount(1);
  await expect(page.getByText('Основной', { exact: true })).toHaveCount(0);
});

test('an address that another browser has changed shows both texts, and the participant can save the own text', async ({
  browser,
  baseURL,
  signIn,
  open,
  system,
  problems,
}) => {
  problems.allow(/status of 409/);
  system.isChanged = true;
  await signIn('student');
  const page = await open('/addresses');
  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
  await signInByRequest(elsewhere.request, system.url, 'student');
  const other = await elsewhere.newPage();
  await other.goto('/my/addresses');

  await edit(page, 'Домофон 1');
  await edit(other, 'Домофон 2');
  await save(other).click();
  await expect(list(other).first()).toContainText('Домофон 2');
  await elsewhere.close();

  await save(page).click();
  const conflict = page.getByRole('dialog').getByRole('alert');
  await expect(conflict).toContainText(/Тем\sвременем\sздесь\sсохранили\sдругое/);
  await expect(conflict.getByRole('definition')).toHaveText([/Домофон\s2$/, /Домофон\s1$/]);
  await conflict.getByRole('button', { name: 'Сохранить моё' }).click();
  await expect(note(page)).toContainText('Адрес изменён');
  await expect(list(page).first()).toContainText('Домофон 1');
});

test('§2 an address that an order goes to is locked and says why', async ({ signIn, open }) => {
  await signIn('student');
  const page = await open('/addresses');
  const used = list(page).filter({ hasText: 'Есть заказ' });
  const edit = used.getByRole('button', { name: /^Изменить/ });
  await expect(edit).toBeDisabled();
  await expect(edit).toHaveAccessibleDescription(/уже\sесть\sзаказ,\sпоэтому\sон\sне\sменяется/);
});

test('§2 a participant cannot add more than ten addresses', async ({ signIn, open, page, system }) => {
  system.isChanged = true;
  const participant = participantOf(page, system.url);
  await signIn('poor');
  await open('/addresses');
  for (let house = 1; house <= 10; house++) {
    await participant.post(
      '/loyalty/api/deliveryNotes',
      { address: `г Тверь, ул Советская, д ${house}` },
      { headers: { 'Idempotency-Key': crypto.randomUUID() } },
    );
  }
  await page.reload();
  const add = page.getByRole('button', { name: 'Добавить адрес' });
  await expect(add).toBeDisabled();
  await expect(add).toHaveAccessibleDescription(/не\sбольше\sдесяти/);
});

test('R48 a purchase goes to the default address until another is chosen, and the order shows the address', async ({
  signIn,
  open,
  system,
}) => {
  system.isChanged = true;
  await signIn('student');
  const page = await open('/addresses');
  const address = (await list(page).first().getByRole('paragraph').first().textContent()) ?? '';
  await page.goto('/my/catalog/42');
  await page.getByRole('button', { name: 'Купить' }).click();
  const where = page.getByRole('dialog').getByRole('combobox', { name: 'Куда привезти' });
  await expect(where.locator('option:checked')).toHaveText(address);
  await page.getByRole('button', { name: 'Не сейчас' }).click();
  await buy(page);
  await page.getByRole('link', { name: 'Открыть заказ' }).click();
  await expect(page.getByRole('region', { name: 'Куда привезём' })).toContainText(address);

  await page.goto('/my/addresses');
  await expect(
    list(page)
      .first()
      .getByRole('button', { name: /^Изменить/ }),
  ).toBeDisabled();
});

test('§6 staff does not see addresses', async ({ signIn, open, page }) => {
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('deliveryNotes') && asked.push(request.url()));
  await signIn('manager');
  await open('/addresses?ownerEmail=student@cabinet.test');
  await expect(page.getByRole('heading', { name: 'Адреса видит только их владелец' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Добавить адрес' })).toHaveCount(0);
  expect(asked).toEqual([]);
});

test('R31 without a network a participant can read addresses but not change them', async ({
  context,
  signIn,
  open,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED/);
  await signIn('student');
  const page = await open('/addresses');
  await expect(list(page)).toHaveCount(2);
  await context.setOffline(true);
  const add = page.getByRole('button', { name: 'Добавить адрес' });
  await expect(add).toBeDisabled();
  await expect(add).toHaveAccessibleDescription(/Сейчас\sнет\sсети/);
  await expect(
    list(page)
      .first()
      .getByRole('button', { name: /^Скрыть/ }),
  ).toBeDisabled();
  await context.setOffline(false);
  await expect(add).toBeEnabled();
});
