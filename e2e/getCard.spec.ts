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

/** Records the bodies of the leads that any tab sends from now on. */
function recordLeads(page: Page): URLSearchParams[] {
  const leads: URLSearchParams[] = [];
  page.context().on('request', (request) => {
    if (request.url().includes('/lander.php')) leads.push(new URLSearchParams(request.postData() ?? ''));
  });
  return leads;
}

test('§2 §4 a newcomer fills in the form, confirms the phone and gets a card with 250 tokens', {
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

test('R43 a newcomer leaves the form for a friend, gets a card, and returns to the kept form', async ({
  signIn,
  open,
  system,
}) => {
  await signIn('newcomer');
  const page = await open('/invite');
  await field(page, 'Имя').fill('Тимур');
  await page.getByRole('link', { name: 'Получить карту' }).click();
  await fillIn(page, system.url);
  await submit(page);

  await expect(page).toHaveURL(/\/my\/invite$/);
  await expect(field(page, 'Имя')).toHaveValue('Тимур');
  await expect(page.getByRole('button', { name: 'Отправить приглашение' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a newcomer gets a card on a phone in Uzbek', async ({ signIn, open, page, system }) => {
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

test('§5 each invalid field shows its error, in every language', async ({ signIn, open }) => {
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

test('§5 the form refuses an invalid phone and an invalid e-mail', async ({ signIn, open }) => {
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

test('§5 the form sends nothing without both consents', async ({ signIn, open, system }) => {
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

test('B1 the form accepts no code after five wrong codes, and the step stays', async ({
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

test('R3 the countdown continues after a reload and ends after 60 s, and the form keeps its text', async ({
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

  await test.step('R5 the service uses its own clock: it refuses, and the form shows no countdown', async () => {
    await again.click();
    await expect(field(page, 'Код из СМС')).toHaveAccessibleDescription(/Коды\sзапрашивали\sслишком\sчасто/);
    await expect(page.getByText(/Новый\sкод\sчерез/)).toBeHidden();
  });
});

test('SE3 a session that ends while the form is sent loses nothing, and nobody else sees the form', async ({
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

  await test.step('the session ends while the form is sent', async () => {
    await endAtIdentity(context.request, system.url);
    await ageToken(page);
    await submit(page);
    await expect(page.getByRole('heading', { name: 'Вход в кабинет' })).toBeVisible();
  });

  await test.step('another participant finds an empty form', async () => {
    await fillInSignIn(page, 'stranger');
    await expect(question(page, /Как\sтебя\sзовут/)).toBeVisible();
    await expect(field(page, 'Дата рождения')).toHaveValue('');
  });

  await test.step('the same participant gets the card from one lead', async () => {
    await endAtIdentity(context.request, system.url);
    await page.reload();
    await fillInSignIn(page, 'newcomer');
    await expect(page.getByText('Твоя карта готова')).toBeVisible();
    await page.keyboard.press('Escape');
    await expectBalance(page, '250');
    expect(leads).toHaveLength(1);
  });
});

test('N2 B4 two tabs and a double click send one lead and create one card', async ({
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

test('§8 R31 a refused form shows the reason and keeps its text', async ({
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

test('R37 the participant accepts changed terms with the form and gets the card', async ({
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

test('R36 a failed card creation leaves the form with an explanation', async ({
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
  // The bus accepts the request and creates the card later.
  await page.route('**/bitrixLinkCard', (route) => route.fulfill({ json: { response: {} } }));
  await submit(page);
  await expect(question(page, 'Карта создаётся')).toBeFocused();
  await passPolls(page, 1);
  await expect(question(page, 'Карта создаётся')).toBeVisible();

  await test.step('the wait continues after a reload, and the form is still reachable', async () => {
    const heardAgain = nextPoll(page);
    await page.reload();
    await expect(question(page, 'Карта создаётся')).toBeVisible();
    await heardAgain;
    await page.getByRole('button', { name: 'Вернуться к анкете' }).click();
    await expect(question(page, /Проверь\sи\sсогласись/)).toBeVisible();
    // Sending the form looks for the card. Wait for this request, so that only the poll can find the card.
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
  // The CRM does not know the person and creates a client (§4).
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

test('Back leads to the previous step and keeps the typed text', async ({ signIn, open }) => {
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

test('§1 the form and the footer open the cleaned policy', async ({ page, problems, signIn, system }) => {
  // Chromium reports event handlers that it has not run, even in a parsed document.
  problems.allow(/privacy-common|inline event handler|script-src-attr refused inline/);
  await signIn('newcomer');
  await page.goto('/my/get-card');
  await fillIn(page, system.url);
  const dialog = page.getByRole('dialog', { name: 'Согласие на обработку персональных данных' });
  const opener = page.getByRole('link', { name: 'политикой обработки персональных данных' });

  await test.step('the dialog shows the policy of the main site', async () => {
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

  await test.step('the dialog shows a failure with a retry', async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Политика конфиденциальности' }).click();
    await expect(dialog.getByText('Не удалось загрузить контент политики')).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Открыть политику в PDF' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Повторить' }).click();
  });

  await test.step('the dialog runs nothing of a hostile policy', async () => {
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

test('WCAG 2.2 AA: every step of the form has no violation in both modes', async ({
  page,
  signIn,
  system,
}) => {
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
