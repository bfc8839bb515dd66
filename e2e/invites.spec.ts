import type { APIRequestContext } from '@playwright/test';
import { enter } from './support/keyboard.ts';
import { expect, type Locator, type Page, test } from './support/test.ts';

const LANDER = '**/lander.php?**';
const SEND = 'Отправить приглашение';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const row = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Приглашения' }).getByRole('listitem').filter({ hasText: name });
const send = (page: Page) => page.getByRole('button', { name: SEND }).click();

/** Opens the invitation of a friend from the list. */
async function openInvitation(page: Page, name: string): Promise<Locator> {
  await row(page, name).getByRole('link').click();
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Fills in the whole form without sending it. */
async function fillIn(page: Page, phone = '9031112233'): Promise<void> {
  await field(page, 'Имя').fill('Нодира');
  await field(page, 'Фамилия').fill('Юсупова');
  await page.getByRole('checkbox', { name: 'Нет отчества' }).check();
  await field(page, 'Телефон').fill(phone);
  await page.getByRole('checkbox', { name: /политикой\sобработки/ }).check();
  await page.getByRole('checkbox', { name: /Друг\sсогласен/ }).check();
}

/** Records the bodies of the leads that the page sends from now on. */
function recordLeads(page: Page): URLSearchParams[] {
  const leads: URLSearchParams[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/lander.php')) leads.push(new URLSearchParams(request.postData() ?? ''));
  });
  return leads;
}

/** Returns the messages to an address, newest first. */
async function messagesTo(request: APIRequestContext, origin: string, to: string): Promise<unknown[]> {
  const answer = await request.get(`${origin}/sandbox/outbox?to=${encodeURIComponent(to)}`, {
    headers: { accept: 'application/json' },
  });
  return answer.json();
}

test('R22 the list shows every status, filters have an address, and Back goes through the filters', async ({
  signIn,
  open,
}) => {
  await signIn('student');
  const page = await open('/invites');
  const list = page.getByRole('list', { name: 'Приглашения' }).getByRole('listitem');
  await expect(list).toHaveCount(11);
  for (const [name, status] of [
    ['Фёдор Лазарев', 'Отправлено'],
    ['Зарина Олимова', 'В работе'],
    ['Jahongir Ergashev', 'На проверке'],
    ['Кристина Ан', 'Ждёт начисления'],
    ['Темур Раҳимов', '+19 500'],
    ['Глеб Антонов', 'Друг отказался'],
    ['Шерзод Каримов', 'Отклонено'],
  ] as const)
    await expect(row(page, name)).toContainText(status);
  await expect(row(page, 'Jahongir Ergashev')).toContainText('63 000–105 000');

  const filters = page.getByRole('navigation', { name: 'Какие приглашения показать' });
  await filters.getByRole('link', { name: 'Ход за другом' }).click();
  await expect(page).toHaveURL(/\?turn=friend$/);
  await expect(list).toHaveCount(2);
  await filters.getByRole('link', { name: 'Отклонено' }).click();
  await expect(page).toHaveURL(/\?status=rejected$/);
  await expect(list).toHaveText([/Шерзод\sКаримов/]);

  await page.goBack();
  await expect(list).toHaveCount(2);
  await page.reload();
  await expect(list).toHaveCount(2);

  await page.getByRole('button', { name: 'По шагам' }).click();
  await expect(page).toHaveURL(/\?view=steps$/);
  await expect(page.getByRole('region', { name: 'На проверке 1' })).toContainText('Jahongir Ergashev');
  await expect(page.getByRole('region', { name: 'Закрытые 2' })).toContainText('Глеб Антонов');
});

test('an invitation shows its steps, the next actor, the range of tokens and what is missing', async ({
  signIn,
  open,
}) => {
  await signIn('student');
  const page = await open('/invites?status=review');
  const dialog = await openInvitation(page, 'Jahongir Ergashev');
  await expect(page).toHaveURL(/\?status=review&open=\d+$/);
  await expect(dialog).toContainText('Ход за университетом: проверить анкету');
  await expect(dialog).toContainText(/Ответ\sбудет\sдо\s\d+\s\S+/);
  await expect(dialog).toContainText('63 000–105 000');
  const steps = dialog.getByRole('list', { name: 'Почему токенов ещё нет' }).getByRole('listitem');
  await expect(steps).toHaveText([
    /^Приглашение\sу\sдруга\sпройдено\d+\s\S+/,
    /^Анкета\sдруга\sпройдено\d+\s\S+/,
    /^Проверка\sанкеты\sсейчасс\s\d+\s\S+/,
    /^Оплата\sучёбы\sвпереди$/,
    /^Токены\sна\sкарте\sвпереди$/,
  ]);

  await page.reload();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/invites\?status=review$/);

  await page.goto('/my/invites');
  const refused = await openInvitation(page, 'Шерзод Каримов');
  await expect(refused).toContainText('Причина: Друг уже учился у нас раньше');
  await expect(refused).toContainText('Почему токенов не будет');
  await page.goBack();
  await expect(refused).toBeHidden();
  await expect(row(page, 'Шерзод Каримов').getByRole('link')).toBeFocused();
});

test('a participant can remind a friend once in three days', async ({ signIn, open, system }) => {
  await signIn('student');
  const page = await open('/invites');
  const dialog = await openInvitation(page, 'Фёдор Лазарев');
  const remind = dialog.getByRole('button', { name: 'Напомнить другу' });
  await enter(remind);
  await expect(page.getByText(/^Напомнили.\sСнова\sможно\s\d+\s/)).toBeVisible();
  await expect(remind).toBeDisabled();
  await expect(dialog.getByText(/^Недавно\sуже\sнапоминали/)).toBeFocused();
  await expect(remind).toHaveAccessibleDescription(/^Недавно\sуже\sнапоминали.\sСнова\sможно\s\d+\s/);
  expect(await messagesTo(page.request, system.url, 'fedor.lazarev@mail.test')).toHaveLength(1);

  await page.reload();
  await expect(remind).toBeDisabled();
});

test('a question to the manager is one press away and appears in the questions at home', async ({
  signIn,
  open,
}) => {
  await signIn('student');
  const page = await open('/invites');
  const dialog = await openInvitation(page, 'Кристина Ан');
  await dialog.getByRole('link', { name: 'Спросить менеджера' }).click();
  const question = page.getByRole('dialog', { name: 'Вопрос менеджеру' });
  await expect(question.getByRole('textbox')).toHaveValue(
    /^Приглашение:\sКристина\sАн.\sСтатус\s«Ждёт\sначисления»/,
  );
  await question.getByRole('textbox').fill('Когда придёт награда за Кристину?');
  await question.getByRole('button', { name: 'Отправить' }).click();
  await expect(page.getByText('Вопрос у менеджера. Ответ появится на главной')).toBeVisible();
  await expect(dialog).toBeVisible();

  await dialog.getByRole('link', { name: 'Спросить менеджера' }).click();
  await question.getByRole('link', { name: 'в вопросах менеджеру' }).click();
  await expect(page).toHaveURL(/\/my\/?\?open=question$/);
  await expect(page.getByRole('dialog')).toContainText('Когда придёт награда за Кристину?');
});

test('§3 a participant invites a friend by the form, and a second invitation leads to the first', {
  tag: '@main',
}, async ({ signIn, open }) => {
  await signIn('student');
  const page = await open('/invites');
  // The button opens the panel only after the cabinet has loaded the card.
  await expect(page.getByRole('button', { name: 'Пригласить' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Позвать друга' }).click();
  await page.getByRole('link', { name: 'Заполнить анкету за друга' }).click();
  const leads = recordLeads(page);
  await fillIn(page);
  await page.getByRole('button', { name: /^Что\sинтересно\sдругу/ }).click();
  await page.getByRole('searchbox', { name: 'Найти в списке' }).fill('диз');
  await page.getByRole('checkbox', { name: 'Дизайн' }).check();
  await page.getByRole('button', { name: 'Готово' }).click();
  await send(page);

  await expect(page.getByRole('heading', { name: 'Нодира в твоих приглашениях' })).toBeFocused();
  expect(leads.map(Object.fromEntries)).toEqual([
    expect.objectContaining({
      name: 'Нодира',
      last_name: 'Юсупова',
      phone: '+79031112233',
      interests: 'Дизайн',
      entry_point: 'invite',
      personalDataAgree: 'on',
    }),
  ]);
  await page.getByRole('link', { name: 'Смотреть приглашения' }).click();
  await expect(row(page, 'Нодира Юсупова')).toContainText('Отправлено');

  await page.goto('/my/invite');
  await fillIn(page);
  await send(page);
  await expect(page.getByText('Этот друг уже приглашён: Нодира Юсупова')).toBeVisible();
  expect(leads).toHaveLength(1);
  await page.getByRole('link', { name: 'Посмотреть приглашение' }).click();
  await expect(page.getByRole('dialog', { name: 'Нодира Юсупова' })).toContainText('Ход за другом');
});

test('§5 each invalid field shows its error', async ({ signIn, open }) => {
  await signIn('student');
  const page = await open('/invite');
  await send(page);
  await expect(field(page, 'Имя')).toBeFocused();
  await expect(field(page, 'Телефон')).toHaveAccessibleDescription('Укажи телефон или e-mail');
  for (const name of [/политикой\sобработки/, /Друг\sсогласен/])
    await expect(page.getByRole('checkbox', { name })).toHaveAccessibleDescription(
      'Поле обязательно для заполнения',
    );
  for (const [name, bad, words] of [
    ['Имя', ['Анна2', '😀', 'а'.repeat(51)], /^(Эмодзи\sздесь\sне\sотправятся\s)?Введи\sкорректное\sимя$/],
    ['Фамилия', ['@', '-'], 'Введи корректную фамилию'],
    ['Отчество', ['1'], 'Введи корректное отчество'],
    ['Телефон', ['903'], 'Введи корректный номер телефона'],
    ['E-mail', ['nodira@', `${'a'.repeat(250)}@mail.test`], 'Введи корректный адрес e-mail'],
    ['E-mail', ['Stud.ent+friend@cabinet.test'], 'Это твоя почта. Нужна почта друга'],
  ] as const)
    for (const text of bad) {
      await field(page, name).fill(text);
      await send(page);
      await expect(field(page, name), text).toHaveAccessibleDescription(words);
    }
});

test('B4 a double press, a lost answer and a repetition create one lead', async ({
  signIn,
  open,
  problems,
}) => {
  problems.allow(/ERR_CONNECTION_REFUSED/);
  await signIn('student');
  const page = await open('/invite');
  const leads = recordLeads(page);
  await fillIn(page);
  await page.route(LANDER, (route) => route.abort('connectionrefused'));
  await send(page);
  const dialog = page.getByRole('dialog', { name: 'Ошибка' });
  await expect(dialog).toContainText(
    'Произошла ошибка. Пожалуйста, попробуйте позже или свяжитесь с менеджером.',
  );
  await dialog.getByRole('button').click();
  await expect(page.getByText('Ответ не пришёл')).toBeVisible();

  await page.unroute(LANDER);
  await page.reload();
  await page.getByRole('button', { name: SEND }).dblclick();
  await expect(page.getByRole('heading', { name: /в\sтвоих\sприглашениях/ })).toBeVisible();
  expect(new Set(leads.map((lead) => lead.get('mergelead'))).size).toBe(1);
  await page.getByRole('link', { name: 'Смотреть приглашения' }).click();
  await expect(row(page, 'Нодира Юсупова')).toHaveCount(1);
});

for (const [answer, words] of [
  ['заявка не отправлена', 'Отправка заявки заблокирована анти-спам системой'],
  ['Форма отправлена не оттуда', 'Форма отправлена не оттуда'],
] as const)
  test(`§8 for the lander's answer «${answer}» a toast appears, and the form keeps its text`, async ({
    signIn,
    open,
  }) => {
    await signIn('student');
    const page = await open('/invite');
    await fillIn(page);
    await page.route(LANDER, (route) => route.fulfill({ body: answer }));
    await send(page);
    await expect(page.getByRole('region', { name: 'Уведомления' }).getByText(words)).toBeVisible();
    await expect(field(page, 'Имя')).toHaveValue('Нодира');
  });

test('R31 without a network the form waits, and goes out when the network is back', async ({
  context,
  signIn,
  open,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED/);
  await signIn('student');
  const page = await open('/invite');
  await fillIn(page);
  await context.setOffline(true);
  await expect(page.getByRole('button', { name: SEND })).toBeDisabled();
  await expect(page.getByText('Сейчас нет сети: отправить получится, когда она появится')).toBeVisible();
  await context.setOffline(false);
  await enter(page.getByRole('button', { name: SEND }));
  await expect(page.getByRole('heading', { name: /в\sтвоих\sприглашениях/ })).toBeVisible();
});

test('§6 staff can read invitations and writes nothing', async ({ signIn, open }) => {
  await signIn('manager');
  const page = await open('/invites?ownerEmail=student@cabinet.test');
  const dialog = await openInvitation(page, 'Фёдор Лазарев');
  const remind = dialog.getByRole('button', { name: 'Напомнить другу' });
  await expect(remind).toBeDisabled();
  await expect(remind).toHaveAccessibleDescription(/чужой\sкабинет/);
  await dialog.getByRole('link', { name: 'Спросить менеджера' }).click();
  await expect(page.getByRole('dialog', { name: 'Вопрос менеджеру' })).toContainText('чужой кабинет');

  await page.goto('/my/invite');
  await expect(page.getByRole('button', { name: SEND })).toBeDisabled();
});

test('R18 the calculator shows tokens, level and rule, and keeps a range as a range', async ({
  signIn,
  open,
}) => {
  await signIn('student');
  const page = await open('/invites');
  await page.getByRole('link', { name: 'Посчитать награду' }).click();
  const dialog = page.getByRole('dialog', { name: 'Сколько токенов за друга' });
  const result = dialog.getByRole('status');
  await expect(result).toContainText(/Хороший\sдруг\s40\s%.*Лучший\sдруг\s50\s%/);
  await dialog.getByRole('combobox').selectOption({ label: await dubai(dialog) });
  await expect(result).toContainText(/15–25\s%[\d\s]+–[\d\s]+/);
  await expect(dialog).toContainText('заранее сумму не обещаем');
  await page.goBack();
  await expect(dialog).toBeHidden();
});

async function dubai(dialog: Locator): Promise<string> {
  return (await dialog.getByRole('option', { name: /Дуба/ }).first().textContent()) ?? '';
}

test('a participant without invitations is led to the form', async ({ signIn, open }) => {
  await signIn('applicant');
  const page = await open('/invites');
  await expect(page.getByRole('button', { name: 'Пригласить' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Позвать друга' }).click();
  await page.getByRole('link', { name: 'Заполнить анкету за друга' }).click();
  await expect(page).toHaveURL(/\/my\/invite$/);
  await expect(field(page, 'Имя')).toBeVisible();
});
