import { violationsOf } from './support/axe.ts';
import {
  agree,
  answerName,
  field,
  fillIn,
  next,
  PHONE,
  question,
  submit,
  verifyPhone,
} from './support/getCard.ts';
import { speak } from './support/language.ts';
import { lastCode } from './support/lastCode.ts';
import { participantOf } from './support/participant.ts';
import { nextPoll, passPolls } from './support/polls.ts';
import { ageToken, endAtIdentity } from './support/session.ts';
import { fillInSignIn } from './support/signIn.ts';
import { expect, type Locator, type Page, test } from './support/test.ts';
import { expectBalance } from './support/verbs.ts';

const LANDER = '**/lander.php?**';
const VERIFICATION = /phoneVerification/;

/** The bodies of the leads that any tab sends from now on. */
function recordLeads(page: Page): URLSearchParams[] {
  const leads: URLSearchParams[] = [];
  page.context().on('request', (request) => {
    if (request.url().includes('/lander.php')) leads.push(new URLSearchParams(request.postData() ?? ''));
  });
  return leads;
}

test('§2 §4 a newcomer fills in the form, confirms the phone and has a card with 250 tokens', {
  tag: '@main',
}, async ({ signIn, open, system }) => {
  await signIn('newcomer');
  const page = await open('/catalog');
  await expect(page).toHaveURL(/\/my\/get-card$/);
  const leads = recordLeads(page);
  await fillIn(page, system.url);
  await expect(page.getByText('Соколова Мария')).toBeVisible();
  await expect(page.getByText('+7 903 123 45 03')).toBeVisible();
  await submit(page);

  await expect(page.getByText('Твоя карта готова')).toBeVisible();
  await expect(page).toHaveURL(/\/my\/?$/);
  await page.keyboard.press('Escape');
  await expectBalance(page, '250');
  expect(leads.map(Object.fromEntries)).toEqual([
    expect.objectContaining({
      name: 'Мария',
      last_name: 'Соколова',
      phone_number: PHONE,
      entry_point: 'get-card',
    }),
  ]);
  expect(await drafts(page)).toEqual([]);

  await page.goto('/my/get-card');
  await expect(page).toHaveURL(/\/my\/?$/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('and in Uzbek it is the same way', async ({ signIn, open, page, system }) => {
    await page.addInitScript(() => localStorage.setItem('SF_LANG', 'uz'));
    await signIn('newcomer');
    await open('/get-card');
    await expect(question(page, /Ismingiz nima/)).toBeVisible();
    await page.getByRole('button', { name: 'Davom etish' }).tap();
    await expect(page.getByText('Maydonni toʻldirish shart')).toBeVisible();
    await field(page, 'Otasining ismi').fill('Oʻtkir qizi');
    await page.getByRole('button', { name: 'Davom etish' }).tap();

    await page.getByRole('button', { name: 'Kod olish' }).tap();
    await expect(page.getByText('+7 903 123 45 03 raqamiga yuborildi.')).toBeVisible();
    await field(page, 'SMSdagi kod').fill(await lastCode(page.request, system.url, PHONE));
    await expect(page.getByText('Raqam tasdiqlandi')).toBeVisible();
    await page.getByRole('button', { name: 'Davom etish' }).tap();

    await page.getByRole('checkbox', { name: /siyosatiga roziman/ }).check();
    await page.getByRole('checkbox', { name: /qoidalariga roziman/ }).check();
    await page.getByRole('button', { name: 'Karta olish' }).tap();
    await expect(page.getByText('Kartangiz tayyor')).toBeVisible();
  });
});

test('§5 what is wrong with a field stands under it, in every language', async ({ signIn, open }) => {
  await signIn('newcomer');
  const page = await open('/get-card');
  const CASES = [
    { names: ['Имя', 'Ism', 'First name'], bad: ['Мария2', 'М@рия', '😀', 'а'.repeat(51)] },
    { names: ['Фамилия', 'Familiya', 'Last name'], bad: ['Соколова!', '-'] },
    { names: ['Отчество', 'Otasining ismi', 'Middle name'], bad: ['1'] },
    { names: ['Дата рождения', 'Tugʻilgan sana', 'Birth date'], bad: ['31.02.2000', '01.01.2020', '1.1.1'] },
  ];
  const TEXTS = [
    ['Введи корректное имя', 'Toʻgʻri ism kiriting', 'Enter a correct first name'],
    ['Введи корректную фамилию', 'Toʻgʻri familiya kiriting', 'Enter a correct last name'],
    ['Введи корректное отчество', 'Otasining ismini toʻgʻri kiriting', 'Enter a correct middle name'],
    ['Введи корректную дату рождения', 'Tugʻilgan sanani toʻgʻri kiriting', 'Enter a correct birth date'],
  ];
  for (const [place, { names, bad }] of CASES.entries()) {
    const input = field(page, names[0] ?? '');
    for (const text of bad) {
      await input.fill(text);
      await next(page);
      await expect(input, text).toHaveAccessibleDescription(new RegExp(`${TEXTS[place]?.[0]}`));
    }
  }
  for (const [place, language] of (['ru', 'uz', 'en'] as const).entries()) {
    await speak(page, language);
    for (const [row, { names }] of CASES.entries()) {
      await expect(field(page, names[place] ?? '')).toHaveAccessibleDescription(
        new RegExp(`${TEXTS[row]?.[place]}`),
      );
    }
  }
});

test('§5 neither a phone nor an e-mail that is none goes on', async ({ signIn, open }) => {
  await signIn('newcomer');
  const page = await open('/get-card');
  await answerName(page);
  for (const phone of ['', '903 123-45', '+1 202 555 0123', '+7 000 000-00-00']) {
    await field(page, 'Телефон').fill(phone);
    await page.getByRole('button', { name: 'Получить код' }).click();
    await expect(field(page, 'Телефон'), phone).toHaveAccessibleDescription(
      phone === '' ? 'Поле обязательно для заполнения' : 'Введи корректный номер телефона',
    );
    await expect(field(page, 'Телефон')).toBeFocused();
  }
  for (const email of ['maria', 'maria@mail', 'мария@почта.рф', `${'m'.repeat(250)}@mail.test`]) {
    await field(page, 'E-mail').fill(email);
    await next(page);
    await expect(field(page, 'E-mail'), email).toHaveAccessibleDescription('Введи корректный адрес e-mail');
  }
});

test('§5 without both consents nothing is sent', async ({ signIn, open, system }) => {
  await signIn('newcomer');
  const page = await open('/get-card');
  const leads = recordLeads(page);
  await fillIn(page, system.url);
  const [policy, terms] = [/политикой\sобработки/, /правилами\sпрограммы/].map((name) =>
    page.getByRole('checkbox', { name }),
  );
  await policy?.uncheck();
  await terms?.uncheck();
  await submit(page);
  await expect(page.getByText('Поле обязательно для заполнения')).toHaveCount(2);
  await expect(policy as Locator).toBeFocused();
  await policy?.check();
  await submit(page);
  await expect(terms as Locator).toBeFocused();
  expect(leads).toEqual([]);
});

test('B1 after five wrong codes none is tried any more, and the step stays', async ({
  signIn,
  open,
  problems,
  system,
}) => {
  problems.allow(VERIFICATION);
  await signIn('newcomer');
  const page = await open('/get-card');
  await answerName(page);
  await page.getByRole('button', { name: 'Получить код' }).click();
  const input = field(page, 'Код из СМС');
  await expect(input).toBeFocused();
  const code = await lastCode(page.request, system.url, PHONE);
  const wrong = [1, 2, 3, 4, 5].map((by) => String((Number(code) + by) % 1_000_000).padStart(6, '0'));
  for (const digits of wrong) {
    const checked = page.waitForResponse((response) => response.url().includes(`code=${Number(digits)}`));
    await input.pressSequentially(digits);
    await checked;
    await expect(input).toHaveAccessibleDescription(/Код\sне\sподошёл\.\sПроверь\sСМС\sи\sвведи\sещё\sраз\./);
    await expect(input).toBeEditable();
  }
  await input.pressSequentially(code);
  await expect(input).toHaveAccessibleDescription(/Слишком\sмного\sпопыток\.\sЗапроси\sновый\sкод\./);
  await next(page);
  await expect(question(page, /Как\sс\sтобой\sсвязаться/)).toBeVisible();
});

test('R3 the countdown goes on after a reload, ends after 60 s, and the form with it stays', async ({
  signIn,
  open,
  page,
  problems,
}) => {
  problems.allow(VERIFICATION);
  await signIn('newcomer');
  await page.clock.install();
  await open('/get-card');
  await answerName(page);
  await field(page, 'E-mail').fill('maria@mail.test');
  await page.getByRole('button', { name: 'Получить код' }).click();
  await expect(page.getByText(/Новый\sкод\sчерез\s(1:00|0:5\d)/)).toBeVisible();
  const again = page.getByRole('button', { name: 'Отправить код ещё раз' });
  await expect(again).toBeHidden();

  await page.clock.fastForward(30_000);
  await expect(page.getByText(/Новый\sкод\sчерез\s0:[23]\d/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/Новый\sкод\sчерез\s0:[123]\d/)).toBeVisible();
  await expect(field(page, 'E-mail')).toHaveValue('maria@mail.test');

  await page.clock.fastForward(31_000);
  await expect(again).toBeVisible();
  await expect(page.getByText(/Новый\sкод\sчерез/)).toBeHidden();

  await test.step('R5 the service counts by its own clock: it says no, and there is no countdown', async () => {
    await again.click();
    await expect(field(page, 'Код из СМС')).toHaveAccessibleDescription(/Коды\sзапрашивали\sслишком\sчасто/);
    await expect(page.getByText(/Новый\sкод\sчерез/)).toBeHidden();
  });
});

test('SE3 a session that ends when the form is sent costs nothing, and nobody else sees it', async ({
  context,
  page,
  problems,
  signIn,
  system,
}) => {
  problems.allow(/openid-connect\/token|\/crm\/api\/user\/get/);
  await signIn('newcomer');
  await page.clock.install();
  await page.goto('/my/get-card');
  const leads = recordLeads(page);
  await fillIn(page, system.url);

  await test.step('it is on its way when the session is over', async () => {
    await endAtIdentity(context.request, system.url);
    await ageToken(page);
    await submit(page);
    await expect(page.getByRole('heading', { name: 'Вход в кабинет' })).toBeVisible();
  });

  await test.step('another one finds an empty form', async () => {
    await fillInSignIn(page, 'stranger');
    await expect(question(page, /Как\sтебя\sзовут/)).toBeVisible();
    await expect(field(page, 'Дата рождения')).toHaveValue('');
  });

  await test.step('its participant gets the card, of one lead', async () => {
    await endAtIdentity(context.request, system.url);
    await page.reload();
    await fillInSignIn(page, 'newcomer');
    await expect(page.getByText('Твоя карта готова')).toBeVisible();
    await page.keyboard.press('Escape');
    await expectBalance(page, '250');
    expect(leads).toHaveLength(1);
  });
});

test('N2 B4 two tabs and a nervous finger send one lead and make one card', async ({
  context,
  page,
  signIn,
  system,
}) => {
  await signIn('newcomer');
  await page.goto('/my/get-card');
  const leads = recordLeads(page);
  await fillIn(page, system.url);
  const other = await context.newPage();
  await other.goto('/my/get-card?step=consent');
  await expect(other.getByRole('checkbox', { name: /правилами\sпрограммы/ })).toBeChecked();

  await page.getByRole('button', { name: 'Получить карту' }).dblclick();
  await submit(other);
  for (const tab of [page, other]) {
    await expect(tab).toHaveURL(/\/my\/?$/);
    await expect(tab.getByText('Твоя карта готова')).toBeVisible();
  }
  expect(new Set(leads.map((lead) => lead.get('mergelead'))).size).toBe(1);
  await page.keyboard.press('Escape');
  await expectBalance(page, '250');
});

test('§8 R31 what was not taken says why, and the form is whole', async ({
  context,
  page,
  problems,
  signIn,
  system,
}) => {
  problems.allow(/lander|ERR_INTERNET_DISCONNECTED|contactTracking/);
  await signIn('newcomer');
  await page.goto('/my/get-card');
  await fillIn(page, system.url);
  const answers = ['заявка не отправлена', 'Сервис занят', null];
  await page.route(LANDER, (route) => {
    const body = answers.shift();
    return body ? route.fulfill({ contentType: 'text/plain; charset=utf-8', body }) : route.abort();
  });
  const toast = (text: string) => page.getByRole('alert').filter({ hasText: text });

  await submit(page);
  await expect(
    toast('Отправка заявки заблокирована анти-спам системой. Пожалуйста попробуйте снова через 5 минут'),
  ).toBeVisible();
  await expect(page.getByText('Анкету не приняли')).toBeVisible();
  await submit(page);
  await expect(toast('Сервис занят')).toBeVisible();
  await submit(page);
  await expect(page.getByText('Ответ не пришёл')).toBeVisible();

  await context.setOffline(true);
  await expect(page.getByRole('button', { name: 'Получить карту' })).toBeDisabled();
  await expect(page.getByText('Анкета сохранена, отправить её можно будет позже')).toBeVisible();
  await context.setOffline(false);
  await page.unroute(LANDER);
  await submit(page);
  await expect(page.getByText('Твоя карта готова')).toBeVisible();
});

test('R37 changed terms are agreed to with the form, and the card comes', async ({
  open,
  signIn,
  system,
}) => {
  await system.operate('terms', '--email', 'newcomer@cabinet.test');
  await signIn('newcomer');
  const page = await open('/get-card');
  await fillIn(page, system.url);
  await expect(page.getByRole('checkbox', { name: /правилами\sпрограммы/ })).toHaveAccessibleDescription(
    /изменились/,
  );
  await submit(page);
  await expect(page.getByText('Твоя карта готова')).toBeVisible();
});

test('R36 a card that could not be made leaves the form with an explanation', async ({
  page,
  problems,
  signIn,
  system,
}) => {
  problems.allow(/bitrixLinkCard/);
  await signIn('newcomer');
  await page.goto('/my/get-card');
  const leads = recordLeads(page);
  await fillIn(page, system.url);
  await page.route('**/bitrixLinkCard', (route) => route.fulfill({ status: 503, json: {} }));
  await submit(page);
  await expect(page.getByRole('alert').filter({ hasText: 'Карту создать не получилось' })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /правилами\sпрограммы/ })).toBeChecked();

  await page.unroute('**/bitrixLinkCard');
  await submit(page);
  await expect(page.getByText('Твоя карта готова')).toBeVisible();
  expect(new Set(leads.map((lead) => lead.get('mergelead'))).size).toBe(1);
});

test('R36 event 1 ends the wait for a card that comes later', async ({ page, signIn, system }) => {
  await signIn('newcomer');
  const owner = participantOf(page, system.url);
  await page.clock.install();
  const heard = nextPoll(page);
  await page.goto('/my/get-card');
  await heard;
  await fillIn(page, system.url);
  // The bus has heard of it, and makes the card when it gets round to it.
  await page.route('**/bitrixLinkCard', (route) => route.fulfill({ json: { response: {} } }));
  await submit(page);
  await expect(question(page, 'Карта создаётся')).toBeFocused();
  await passPolls(page, 1);
  await expect(question(page, 'Карта создаётся')).toBeVisible();

  await test.step('which a reload does not end, and the form is not far', async () => {
    const heardAgain = nextPoll(page);
    await page.reload();
    await expect(question(page, 'Карта создаётся')).toBeVisible();
    await heardAgain;
    await page.getByRole('button', { name: 'Вернуться к анкете' }).click();
    await expect(question(page, /Проверь\sи\sсогласись/)).toBeVisible();
    // Sending it looks for the card; what follows is for the poll to find.
    const looked = page.waitForResponse(/\/loyalty\/api\/cards\b/);
    await submit(page);
    await expect(question(page, 'Карта создаётся')).toBeFocused();
    await (await looked).finished();
  });

  expect((await owner.post('/crm/api/bitrixLinkCard', {})).status).toBe(200);
  await passPolls(page, 1);
  await expect(page.getByText('Твоя карта готова')).toBeVisible();
  await expect(page).toHaveURL(/\/my\/?$/);
  expect(await drafts(page)).toEqual([]);
});

test('CONTRACT §5 a stranger becomes a participant by the phone, and gets a card with 250 tokens', async ({
  page,
  problems,
  signIn,
  system,
}) => {
  // The CRM knows nobody, and makes a client (§4).
  problems.allow(/\/crm\/api\/user\/get/);
  await signIn('stranger');
  await page.goto('/my/get-card');
  await field(page, 'Отчество').fill('Олегович');
  await page.getByRole('radio', { name: 'Мужской' }).check();
  await field(page, 'Дата рождения').pressSequentially('14022004');
  await next(page);
  await field(page, 'Телефон').fill('90 123 45 67');
  await page.getByRole('combobox', { name: 'Страна' }).selectOption('uz');
  await verifyPhone(page, system.url, '+998901234567');
  await next(page);
  await expect(page.getByText('Юсупов Тимур Олегович')).toBeVisible();
  await agree(page);
  await submit(page);

  await expect(page.getByText('Твоя карта готова')).toBeVisible();
  await expect(page).toHaveURL(/\/my\/?$/);
  await page.keyboard.press('Escape');
  await expectBalance(page, '250');
  await expect(page.getByRole('figure', { name: 'Карта участника' }).first()).toContainText(
    /77\d{2}\s\d{4}\s\d{4}/,
  );
});

test('Back goes to the question before, and keeps what is typed', async ({ signIn, open }) => {
  await signIn('newcomer');
  const page = await open('/get-card');
  await field(page, 'Отчество').fill('Олеговна');
  await next(page);
  await field(page, 'E-mail').fill('maria@mail.test');
  await page.goBack();
  await expect(field(page, 'Отчество')).toHaveValue('Олеговна');
  await page.goForward();
  await expect(field(page, 'E-mail')).toHaveValue('maria@mail.test');
  await page.getByRole('button', { name: 'Назад' }).click();
  await expect(question(page, /Как\sтебя\sзовут/)).toBeFocused();
  await expect(page).toHaveURL(/get-card$/);
});

test('§1 the policy opens from the form and from the footer, cleaned', async ({
  page,
  problems,
  signIn,
  system,
}) => {
  // Chromium names a handler that it has not run, even of a document that is only read.
  problems.allow(/privacy-common|inline event handler|script-src-attr refused inline/);
  await signIn('newcomer');
  await page.goto('/my/get-card');
  await fillIn(page, system.url);
  const dialog = page.getByRole('dialog', { name: 'Согласие на обработку персональных данных' });
  const opener = page.getByRole('link', { name: 'политикой обработки персональных данных' });

  await test.step('as the main site has it', async () => {
    await opener.click();
    await expect(dialog.getByRole('heading', { name: '1. Кто отвечает за данные' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
    await expect(page.getByRole('checkbox', { name: /политикой\sобработки/ })).toBeChecked();
  });

  const hostile = `<h1>Политика</h1><p>Текст</p><img src=x onerror="document.title='взломано'"><script>document.title='взломано'</script>
    <a href="javascript:document.title='взломано'">ссылка</a><iframe src="/my/"></iframe><form><input></form>`;
  const pages = [null, hostile];
  await page.route('**/lp/privacy-common/', (route) => {
    const body = pages.shift();
    return body ? route.fulfill({ contentType: 'text/html; charset=utf-8', body }) : route.abort();
  });

  await test.step('with a failure that can be tried again', async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Политика конфиденциальности' }).click();
    await expect(dialog.getByText('Не удалось загрузить контент политики')).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Открыть политику в PDF' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Повторить' }).click();
  });

  await test.step('and nothing in it runs', async () => {
    await expect(dialog.getByText('Текст')).toBeVisible();
    await expect(dialog.getByText('ссылка')).toBeVisible();
    await expect(dialog.locator('img, script, iframe, input, a[href^="javascript"]')).toHaveCount(0);
    await expect(page).not.toHaveTitle(/взломано/);
  });
});

test('§6 staff reads the form and sends nothing', async ({ signIn, open }) => {
  await signIn('manager');
  const page = await open('/get-card?ownerEmail=newcomer@cabinet.test');
  await expect(question(page, /Как\sтебя\sзовут/)).toBeVisible();
  await expect(field(page, 'Дата рождения')).toHaveValue('11.12.2005');
  await page.getByRole('checkbox', { name: 'Нет отчества' }).check();
  await next(page);
  await expect(page.getByRole('button', { name: 'Получить код' })).toBeDisabled();
  await expect(page.getByText('Ты смотришь чужой кабинет: отправить ничего нельзя.')).toBeVisible();
});

test('WCAG 2.2 AA: every step of the form, by day and by night', async ({ page, signIn, system }) => {
  await signIn('newcomer');
  await page.goto('/my/get-card');
  const look = async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await violationsOf(page)).toEqual([]);
    }
  };
  await next(page);
  await expect(field(page, 'Отчество')).toHaveAccessibleDescription('Поле обязательно для заполнения');
  await look();
  await answerName(page);
  await page.getByRole('button', { name: 'Получить код' }).click();
  await expect(field(page, 'Код из СМС')).toBeFocused();
  await look();
  await field(page, 'Код из СМС').fill(await lastCode(page.request, system.url, PHONE));
  await expect(page.getByText('Номер подтверждён')).toBeVisible();
  await next(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await submit(page);
  await expect(page.getByText('Поле обязательно для заполнения')).toHaveCount(2);
  await look();
});

function drafts(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.keys(localStorage).filter((key) => /draft/.test(key)));
}
