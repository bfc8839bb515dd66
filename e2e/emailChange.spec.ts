import { type Account, emailOf } from './support/accounts.ts';
import { enter, tabTo } from './support/keyboard.ts';
import { speak } from './support/language.ts';
import { ageToken, endAtIdentity } from './support/session.ts';
import { fillInSignIn } from './support/signIn.ts';
import { expect, type Page, test } from './support/test.ts';

const NEW = 'anna.new@cabinet.test';
const REFUSED = /status of 409 .*\/crm\/api\/user\//;

const message = (page: Page, name: string | RegExp) => page.getByRole('region', { name });
const field = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

interface Letter {
  text: string;
  code?: string;
}

/** Returns the letters to an address, newest first. */
async function lettersTo(page: Page, to: string): Promise<Letter[]> {
  const answer = await page.request.get(`/sandbox/outbox?to=${encodeURIComponent(to)}`, {
    headers: { accept: 'application/json' },
  });
  return answer.json();
}

async function lastCode(page: Page, to = NEW): Promise<string> {
  return (await lettersTo(page, to))[0]?.code ?? '';
}

/** Returns another code of the same length. */
function otherThan(code: string): string {
  return String((Number(code) + 1) % 10 ** 6).padStart(6, '0');
}

async function askFor(page: Page, email = NEW): Promise<void> {
  await field(page, 'Новая почта').fill(email);
  await button(page, 'Получить код').click();
  await expect(field(page, 'Код из письма')).toBeFocused();
}

/** Returns the banner about the e-mail. A page shows at most one. */
function banner(page: Page, text: RegExp) {
  return page.getByRole('status').filter({ hasText: text });
}

/** Records all writes to the CRM from now on. */
function recordWrites(page: Page): string[] {
  const writes: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/crm/') && request.method() !== 'GET') writes.push(pathname);
  });
  return writes;
}

test.describe('mail-none', () => {
  test('§4 mail-none confirms a new e-mail by the code from its letter, and the old address gets a letter', {
    tag: '@main',
  }, async ({ signIn, open }) => {
    await signIn('mail-none');
    const page = await open('/email-change');
    await expect(message(page, 'Укажи новую почту')).toBeVisible();
    await askFor(page);
    await expect(message(page, 'Подтверди новую почту')).toContainText(NEW);
    await expect(message(page, 'Подтверди новую почту')).toContainText('5 из 5');

    // Type the code with a blank, as the letter shows it.
    const code = await lastCode(page);
    await field(page, 'Код из письма').fill(`${code.slice(0, 3)} ${code.slice(3)}`);
    await button(page, 'Подтвердить').click();
    const sent = message(page, 'Запрос отправлен');
    await expect(sent.getByRole('heading', { level: 2 })).toBeFocused();
    await expect(sent.getByRole('listitem')).toHaveText(
      /^Обращение\s\d+\sСмена\se-mail:\sanna\.new@cabinet\.test$/,
    );
    await expect(page.getByRole('button', { name: /код|запрос/i })).toHaveCount(0);

    const [told] = await lettersTo(page, emailOf('mail-none'));
    expect(told?.text).toMatch(/Если\sэто\sне\sты,\sсразу\sнапиши\sв\sподдержку/);
    await page.reload();
    await expect(sent).toBeVisible();
  });

  test('R32 the field explains an invalid e-mail, and its text survives a reload', async ({
    signIn,
    open,
  }) => {
    await signIn('mail-none');
    const page = await open('/email-change');
    const writes = recordWrites(page);
    const email = field(page, 'Новая почта');
    for (const [text, fault] of [
      ['', 'Поле обязательно для заполнения'],
      ['anna@mail', 'Введи корректный адрес e-mail'],
      [`${'a'.repeat(250)}@mail.test`, 'Введи корректный адрес e-mail'],
      ['Mail-None@cabinet.test', 'Это твоя нынешняя почта, укажи другую'],
    ] as const) {
      await email.fill(text);
      await button(page, 'Получить код').click();
      await expect(email).toHaveAccessibleDescription(new RegExp(fault));
      await expect(email).toBeFocused();
    }
    expect(writes).toEqual([]);
    await email.fill(NEW);
    await page.reload();
    await expect(email).toHaveValue(NEW);
  });

  test('SE3 a session that ends in the middle gives the new e-mail back to its participant alone', async ({
    context,
    page,
    problems,
    signIn,
    system,
  }) => {
    problems.allow(/openid-connect\/token/);
    const writes = recordWrites(page);
    await signIn('mail-none');
    await page.clock.install();
    await page.goto('/my/email-change');
    await field(page, 'Новая почта').fill(NEW);
    await endAtIdentity(context.request, system.url);
    await ageToken(page);
    await button(page, 'Получить код').click();
    await expect(page.getByRole('heading', { name: 'Вход в кабинет' })).toBeVisible();

    await fillInSignIn(page, 'poor');
    await expect(page).toHaveURL(/\/my\/email-change$/);
    await expect(field(page, 'Новая почта')).toHaveValue('');
    expect(writes).toEqual([]);
    await endAtIdentity(context.request, system.url);
    await page.reload();
    await fillInSignIn(page, 'mail-none');
    await expect(field(page, 'Новая почта')).toHaveValue(NEW);
    await button(page, 'Получить код').click();
    await expect(field(page, 'Код из письма')).toBeFocused();
    expect(writes.map((path) => path.replace(/\d+/, 'id'))).toEqual([
      '/crm/api/user/id/emailConfirmation',
      '/crm/api/user/id/emailConfirmation/send',
    ]);
  });

  test('B1 five wrong codes use up the attempts, and mail-none can do nothing until the deadline', async ({
    signIn,
    open,
    problems,
  }) => {
    problems.allow(REFUSED);
    await signIn('mail-none');
    const page = await open('/email-change');
    await askFor(page);
    const wrong = otherThan(await lastCode(page));
    for (const left of [4, 3, 2, 1]) {
      await field(page, 'Код из письма').fill(wrong);
      await button(page, 'Подтвердить').click();
      await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveText(
        `Код не подошёл. Осталось попыток: ${left}`,
      );
      await expect(message(page, 'Подтверди новую почту')).toContainText(`${left} из 5`);
    }
    await field(page, 'Код из письма').fill(wrong);
    await button(page, 'Подтвердить').click();
    const over = message(page, 'Попытки закончились');
    await expect(over.getByRole('heading', { level: 2 })).toBeFocused();
    await expect(over.getByRole('button')).toHaveCount(0);
  });

  test('B3 an e-mail of another person gets the usual answer, and only its mailbox gets a warning', async ({
    signIn,
    open,
  }) => {
    await signIn('mail-none');
    const page = await open('/email-change');
    await askFor(page, 'best@cabinet.test');
    await expect(message(page, 'Подтверди новую почту')).toContainText('best@cabinet.test');
    const [letter] = await lettersTo(page, 'best@cabinet.test');
    expect([letter?.code, letter?.text.startsWith('Кто-то хотел указать твою почту')]).toEqual([
      undefined,
      true,
    ]);
  });

  test('R31 without a network mail-none sends nothing, and the typed text stays until the network is back', async ({
    context,
    signIn,
    open,
    problems,
  }) => {
    problems.allow(/ERR_INTERNET_DISCONNECTED/);
    await signIn('mail-none');
    const page = await open('/email-change');
    const writes = recordWrites(page);
    await field(page, 'Новая почта').fill('anna');
    await context.setOffline(true);
    await expect(button(page, 'Получить код')).toBeDisabled();
    await expect(button(page, 'Получить код')).toHaveAccessibleDescription(/Сейчас\sнет\sсети/);
    await field(page, 'Новая почта').fill(NEW);
    await field(page, 'Новая почта').press('Enter');
    expect(writes).toEqual([]);
    await context.setOffline(false);
    await expect(button(page, 'Получить код')).toBeEnabled();
    await button(page, 'Получить код').click();
    await expect(field(page, 'Код из письма')).toBeFocused();
  });

  test('the keyboard alone can request and cancel an e-mail change', async ({ signIn, open }) => {
    await signIn('mail-none');
    const page = await open('/email-change');
    await tabTo(page, field(page, 'Новая почта'));
    await page.keyboard.type(NEW);
    await page.keyboard.press('Enter');
    await expect(field(page, 'Код из письма')).toBeFocused();
    await tabTo(page, button(page, 'Отменить запрос'));
    await page.keyboard.press('Enter');
    const question = page.getByRole('dialog', { name: 'Отменить смену почты?' });
    await expect(question).toContainText(emailOf('mail-none'));
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(button(page, 'Отменить запрос')).toBeFocused();
    await page.keyboard.press('Enter');
    await enter(question.getByRole('button', { name: 'Отменить запрос' }));
    await expect(field(page, 'Новая почта')).toBeFocused();
    await expect(page).toHaveURL(/\/my\/email-change$/);
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

    test('an e-mail change works in Uzbek, and the letters are in Uzbek', async ({ signIn, open, page }) => {
      await page.addInitScript(() => localStorage.setItem('SF_LANG', 'uz'));
      await signIn('mail-none');
      await open('/email-change');
      await field(page, 'Yangi pochta').fill(NEW);
      await button(page, 'Kod olish').tap();
      await expect(field(page, 'Xatdagi kod')).toBeVisible();
      expect((await lettersTo(page, NEW))[0]?.text).toContain('Shaxsiy kabinetda pochtani almashtirish kodi');
      await field(page, 'Xatdagi kod').fill(await lastCode(page));
      await button(page, 'Tasdiqlash').tap();
      await expect(message(page, 'Soʻrov yuborildi')).toBeVisible();
      expect((await lettersTo(page, emailOf('mail-none')))[0]?.text).toContain('yangi pochta tasdiqlandi');
    });
  });
});

test.describe('mail-pending', () => {
  test('§4 (6) R3 mail-pending can request another code after a minute, also after a reload', async ({
    signIn,
    open,
    page,
  }) => {
    await signIn('mail-pending');
    await page.clock.install();
    await open('/email-change');
    const pending = message(page, 'Подтверди новую почту');
    await expect(pending).toContainText('jasur.new@cabinet.test');
    await expect(pending).toContainText('4 из 5');
    await expect(pending).toContainText(/\d\d\.\d\d\.\d{4} \d\d:\d\d/);

    await button(page, 'Отправить код ещё раз').click();
    await expect(pending).toContainText(/Новый\sкод\sчерез\s(1:00|0:5\d)/);
    await page.reload();
    await expect(pending).toContainText(/Новый\sкод\sчерез\s0:[45]\d/);
    await page.clock.fastForward(60_000);
    await expect(button(page, 'Отправить код ещё раз')).toBeEnabled();
    expect(await lettersTo(page, 'jasur.new@cabinet.test')).toHaveLength(1);
  });

  test('mail-pending cancels the request after a confirmation', async ({ signIn, open }) => {
    await signIn('mail-pending');
    const page = await open('/email-change');
    await button(page, 'Отменить запрос').click();
    await expect(page).toHaveURL(/\?open=cancel$/);
    const question = page.getByRole('dialog', { name: 'Отменить смену почты?' });
    await question.getByRole('button', { name: 'Не отменять' }).click();
    await expect(page).toHaveURL(/email-change$/);
    await button(page, 'Отменить запрос').click();
    await question.getByRole('button', { name: 'Отменить запрос' }).click();
    await expect(field(page, 'Новая почта')).toBeFocused();
    await expect(page.getByText('Запрос отменён')).toBeVisible();
    await page.reload();
    await expect(message(page, 'Укажи новую почту')).toBeVisible();
  });

  test('§6 staff reads mail-pending in view-as, and every disabled button says why', async ({
    signIn,
    open,
    page,
  }) => {
    await signIn('manager');
    const writes = recordWrites(page);
    await open('/email-change?ownerEmail=mail-pending@cabinet.test');
    const pending = message(page, 'Подтверди новую почту');
    await expect(pending).toContainText('jasur.new@cabinet.test');
    await expect(pending.getByRole('textbox')).not.toBeEditable();
    for (const name of ['Подтвердить', 'Отправить код ещё раз', 'Отменить запрос']) {
      await expect(button(page, name)).toBeDisabled();
      await expect(button(page, name)).toHaveAccessibleDescription(/чужой\sкабинет/);
    }
    expect(writes).toEqual([]);
  });
});

test('§4 (3) mail-manager reads once that a manager changes the e-mail, and can do nothing', async ({
  signIn,
  open,
}) => {
  await signIn('mail-manager');
  const page = await open('/email-change');
  const blocked = page.getByRole('dialog', { name: 'Почту меняет менеджер' });
  await expect(blocked).toContainText('ekaterina.new@cabinet.test');
  await blocked.getByRole('button', { name: 'Закрыть' }).click();
  await expect(blocked).toBeHidden();
  const byManager = message(page, 'Почту меняет менеджер');
  await expect(byManager).toContainText('ekaterina.new@cabinet.test');
  await expect(byManager.getByRole('button')).toHaveCount(0);
  await page.reload();
  await expect(byManager).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(blocked).toHaveCount(0);
});

test('the dialog of mail-manager leads to support', async ({ signIn, open }) => {
  await signIn('mail-manager');
  const page = await open('/');
  const blocked = page.getByRole('dialog', { name: 'Почту меняет менеджер' });
  await blocked.getByRole('button', { name: 'Написать в поддержку' }).click();
  await expect(page).toHaveURL(/\/my\/support$/);
  await expect(blocked).toHaveCount(0);
});

test('§4 (4) mail-deadline repeats the same request', async ({ signIn, open }) => {
  await signIn('mail-deadline');
  const page = await open('/email-change');
  await expect(message(page, 'Попробуй ещё раз')).toContainText('bobur.new@cabinet.test');
  await button(page, 'Отправить запрос ещё раз').click();
  await expect(field(page, 'Код из письма')).toBeFocused();
  await expect(message(page, 'Подтверди новую почту')).toContainText('5 из 5');
  await field(page, 'Код из письма').fill(await lastCode(page, 'bobur.new@cabinet.test'));
  await button(page, 'Подтвердить').click();
  await expect(message(page, 'Запрос отправлен')).toBeVisible();
});

test('§4 (4) mail-deadline cancels the request', async ({ signIn, open }) => {
  await signIn('mail-deadline');
  const page = await open('/email-change?open=cancel');
  const question = page.getByRole('dialog', { name: 'Отменить смену почты?' });
  await question.getByRole('button', { name: 'Отменить запрос' }).click();
  await expect(message(page, 'Укажи новую почту')).toBeVisible();
  await expect(page).toHaveURL(/email-change$/);
});

test('§4 (5) mail-attempts can do nothing, and reads when a new request is possible', async ({
  signIn,
  open,
}) => {
  await signIn('mail-attempts');
  const page = await open('/email-change');
  const over = message(page, 'Попытки закончились');
  await expect(over).toContainText('polina.new@cabinet.test');
  await expect(over).toContainText(/Новый\sзапрос\sпосле\s*\d\d\.\d\d\.\d{4}\s\d\d:\d\d/);
  await expect(over.getByRole('button')).toHaveCount(0);
  await expect(over.getByRole('textbox')).toHaveCount(0);
});

test('§4 (1) mail-confirmed reads only the numbers of the requests about the e-mail', async ({
  signIn,
  open,
}) => {
  await signIn('mail-confirmed');
  const page = await open('/email-change');
  const sent = message(page, 'Запрос отправлен');
  await expect(sent.getByRole('listitem')).toHaveText(
    /^Обращение\s\d+\sСмена\se-mail:\sgulnora\.new@cabinet\.test$/,
  );
  await expect(sent.getByRole('button')).toHaveCount(0);
});

test.describe('mail-replace', () => {
  test('§4 the cabinet replaces the e-mail of mail-replace on load and says so once, also to the old address', async ({
    signIn,
    open,
    page,
  }) => {
    await signIn('mail-replace');
    const writes = recordWrites(page);
    await open('/');
    const completed = page.getByRole('dialog', { name: 'Почта сменилась' });
    await expect(completed).toContainText('aleksey.new@cabinet.test');
    await completed.getByRole('button', { name: 'Посмотреть' }).click();
    await expect(page).toHaveURL(/\/my\/email-change$/);
    await expect(completed).toHaveCount(0);
    await expect(page.getByRole('main')).toContainText('Сейчас у тебя aleksey.new@cabinet.test');
    await expect(message(page, 'Укажи новую почту')).toBeVisible();
    expect(writes).toEqual(['/crm/api/user/replace']);

    const [told] = await lettersTo(page, emailOf('mail-replace'));
    expect(told?.text).toContain('теперь записана новая почта');
    await page.reload();
    await expect(message(page, 'Укажи новую почту')).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(completed).toHaveCount(0);
    expect(writes).toHaveLength(1);
  });

  test('§6 a visit of staff does not replace the e-mail', async ({ signIn, open, page }) => {
    await signIn('manager');
    const writes = recordWrites(page);
    await open('/email-change?ownerEmail=mail-replace@cabinet.test');
    await expect(message(page, 'Запрос отправлен')).toContainText('aleksey.new@cabinet.test');
    await page.waitForLoadState('networkidle');
    expect(writes).toEqual([]);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test('§4 mail-replace-bad sees a banner with a link to support on every page', async ({
  signIn,
  open,
  problems,
}) => {
  problems.allow(REFUSED);
  await signIn('mail-replace-bad');
  const page = await open('/');
  const failed = banner(page, /Не\sполучилось\sзаменить\sпочту\sна\smalika\.taken@cabinet\.test/);
  await expect(failed).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('banner').getByRole('link', { name: 'Каталог' }).click();
  await expect(page).toHaveURL(/catalog/);
  await expect(failed).toBeVisible();
  await failed.getByRole('link', { name: 'В поддержку' }).click();
  await expect(page).toHaveURL(/\/my\/support$/);
  await expect(failed).toBeVisible();
  await expect(failed.getByRole('link')).toHaveCount(0);
});

test('§4 mail-old reads on every page, in every language, that this is the previous e-mail', async ({
  signIn,
  open,
}) => {
  await signIn('mail-old');
  const page = await open('/');
  const old = banner(page, /mail-old@cabinet\.test/);
  await expect(old).toContainText('Ты входишь с прежней почтой');
  await page.getByRole('banner').getByRole('link', { name: 'Заказы' }).click();
  await expect(old).toContainText('Ты входишь с прежней почтой');
  await speak(page, 'uz');
  await expect(old).toContainText('Siz avvalgi pochta');
  await speak(page, 'en');
  await expect(old).toContainText('You signed in with your old e-mail');
});

const WORDS: [Account, number][] = [
  ['mail-old', 1],
  ['student', 0],
  ['mail-none', 0],
];
for (const [account, count] of WORDS) {
  test(`the texts of the banners load only for participants with a banner: ${count} times for ${account}`, async ({
    signIn,
    open,
    page,
  }) => {
    const scripts: Promise<string>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.text().catch(() => ''));
    });
    await signIn(account);
    await open('/');
    await expect(page.getByRole('link', { name: 'Вся история' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const texts = await Promise.all(scripts);
    expect(texts.filter((text) => text.includes('получилось заменить почту'))).toHaveLength(count);
  });
}
