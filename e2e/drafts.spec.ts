import { ageToken, endAtIdentity } from './support/session.ts';
import { fillInSignIn } from './support/signIn.ts';
import { expect, type Locator, type Page, test } from './support/test.ts';
import { PLACED } from './support/verbs.ts';

/** A form that a participant may be filling in when the session ends. */
interface Form {
  name: string;
  path: string;
  /** Whether other participants have this form at the same address. */
  isEverybodys: boolean;
  /** Labels of the fields, and the text to type. */
  typed: Fields;
  /** Opens the form if it is closed, and returns the form. */
  open(page: Page): Promise<Locator>;
  send(form: Locator): Promise<void>;
  /** The visible result of a sent form. */
  sent(page: Page): Locator;
  /** The request address of the form. */
  call: RegExp;
}

const FORMS: Form[] = [
  {
    name: 'purchase',
    path: '/catalog/12',
    isEverybodys: true,
    typed: { 'Когда удобно получить': '01.03.2099', 'Комментарий к заказу': 'Синий, размер M' },
    open: async (page) => {
      await page.getByRole('button', { name: 'Купить' }).click();
      return page.getByRole('dialog', { name: /^Списать/ });
    },
    // If the session ended during the first request, the button says "retry" and uses the same key.
    send: (form) => form.getByRole('button', { name: /Списать|Повторить/ }).click(),
    sent: (page) => page.getByRole('heading', { name: PLACED }),
    call: /\/loyalty\/.*orders$/,
  },
  {
    name: 'cancellation',
    path: '/orders/1012',
    isEverybodys: false,
    typed: { 'Почему отменяешь?': 'Передумала' },
    open: async (page) => {
      const form = page.getByRole('dialog', { name: /^Отменить\sзаказ/ });
      // The dialog has its own address, so it is already open when the participant comes back.
      if (!new URL(page.url()).searchParams.has('cancel'))
        await page.getByRole('main').getByRole('button', { name: 'Отменить заказ' }).click();
      await expect(form).toBeVisible();
      return form;
    },
    send: (form) => form.getByRole('button', { name: 'Отменить заказ' }).click(),
    sent: (page) => page.getByRole('heading', { level: 1, name: 'Отменён' }),
    call: /\/loyalty\/.*orders\/1012\/.*$/,
  },
];

for (const { name, path, isEverybodys, typed, open, send, sent, call } of FORMS) {
  test(`SE3 a session that ends in the middle of a ${name} gives the form back to its participant alone`, async ({
    context,
    page,
    problems,
    signIn,
    system,
  }) => {
    problems.allow(/openid-connect\/token|\/1012/);
    const posts: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && call.test(request.url())) posts.push(request.url());
    });
    await signIn('student');
    await page.clock.install();
    await page.goto(`/my${path}`);
    const form = await open(page);
    for (const [label, text] of Object.entries(typed))
      await form.getByRole('textbox', { name: label }).fill(text);
    const address = page.url();

    await test.step('the session ends while the form is sent', async () => {
      await endAtIdentity(context.request, system.url);
      await ageToken(page);
      await send(form);
      await expect(page.getByRole('heading', { name: 'Вход в кабинет' })).toBeVisible();
      expect(posts).toEqual([]);
    });

    await test.step('another participant finds an empty form', async () => {
      await fillInSignIn(page, 'best');
      await expect(page).toHaveURL(address);
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
      if (isEverybodys) await expectFields(await open(page), empty(typed));
      else await expect(page.getByRole('dialog')).toHaveCount(0);
    });

    await test.step('the same participant finds all the text and sends it once', async () => {
      await endAtIdentity(context.request, system.url);
      await page.reload();
      await fillInSignIn(page, 'student');
      await expect(page).toHaveURL(address);
      const again = await open(page);
      await expectFields(again, typed);
      await send(again);
      await expect(sent(page)).toBeVisible();
      expect(posts).toHaveLength(1);
    });
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /draft/.test(key)))).toEqual(
      [],
    );
  });
}

type Fields = Record<string, string>;

async function expectFields(form: Locator, fields: Fields): Promise<void> {
  for (const [label, text] of Object.entries(fields))
    await expect(form.getByRole('textbox', { name: label })).toHaveValue(text);
}

function empty(fields: Fields): Fields {
  return Object.fromEntries(Object.keys(fields).map((label) => [label, '']));
}
