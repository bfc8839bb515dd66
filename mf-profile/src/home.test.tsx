import { getGoal } from '@cabinet/contracts/goal';
import { listInvitations } from '@cabinet/contracts/invitations';
import { askManager, listManagerRequests, requestConversion } from '@cabinet/contracts/managerRequests';
import { listOperations, type Operation } from '@cabinet/contracts/operations';
import { checkPhoneCode, sendPhoneCode } from '@cabinet/contracts/phone';
import { removePhoto, savePhoto } from '@cabinet/contracts/photo';
import type { Route } from '@cabinet/contracts/route';
import { store } from '@cabinet/state';
import { receiveReports, toastsAtom } from '@cabinet/state/host';
import { type Account, anAccount } from '@cabinet/testing/account';
import { aClient, aContact, anOperation, aReferral } from '@cabinet/testing/builders';
import { describeForm, type FormCase } from '@cabinet/testing/describeForm';
import { answer, lost } from '@cabinet/testing/fakeNetwork';
import { type RenderedRemote, type RenderRemoteOptions, renderRemote } from '@cabinet/testing/renderRemote';
import { setOnline } from '@cabinet/testing/setOnline';
import { tabTo } from '@cabinet/testing/tabTo';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { act } from 'react';
import * as remote from './remote.tsx';

interface Home extends Omit<RenderRemoteOptions, 'name' | 'account'> {
  account?: Partial<Account> | undefined;
  operations?: Operation[];
}

async function open({ account, operations = [], answers, ...options }: Home = {}) {
  const page = await renderRemote(remote, {
    name: 'mf-profile',
    account: anAccount(account),
    answers: (network) => {
      network.on(listOperations, () => ({ operations }));
      network.on(getGoal, () => ({ goal: null }));
      network.on(listInvitations, () => ({ recommendations: [] }));
      network.on(listManagerRequests, () => ({ requests: [] }));
      answers?.(network);
    },
    ...options,
  });
  await waitFor(() => expect(page.container.querySelector('[aria-busy="true"]')).toBeNull());
  return page;
}

beforeEach(() => {
  store.set(toastsAtom, []);
  localStorage.clear();
});

const friends = (count: number) => Array.from({ length: count }, () => aReferral({ amount: 18_000 }));

/** The line of the profile that names the phone in force. */
const ownPhone = async (page: Pick<RenderedRemote, 'findByText'>) =>
  (await page.findByText('+7 916 123 45 67')).parentElement;

/** Replaces all kinds of spaces with a plain space. */
const plain = (text: string | null | undefined) => text?.replace(/\s/g, ' ') ?? '';

describe('the balance', () => {
  test('the balance is split into parts that add up, with a text', async () => {
    const contact = aContact({ available: 12_000, frozen: 500, waiting: 18_000, spent: 40_000 });
    const page = await open({ path: '/?history=all', account: { contact } });
    await page.findByText('можно потратить');
    const names = ['можно потратить', 'заморожено', 'ждут проверки', 'потрачено'];
    const parts = names.map((name) => plain(page.getAllByText(name).at(-1)?.nextSibling?.textContent));
    expect(parts).toEqual(['12 000', '500', '18 000', '40 000']);
    expect(
      plain(page.getByText(/^Всего заработано/, { ignore: false, selector: 'span' }).textContent),
    ).toContain('Всего заработано 52 500: потрачено 40 000, на карте 12 500.');
  });

  test('the balance adds up even if the service sends only some parts', async () => {
    const page = await open({
      path: '/?history=all',
      account: { contact: aContact({ available: null, frozen: 500 }) },
    });
    expect(plain((await page.findByText('можно потратить')).nextSibling?.textContent)).toBe('12 000');
  });
});

describe('the levels', () => {
  test('the levels show progress and rewards, and a range stays a range (R17, R18)', async () => {
    const { user, path, ...page } = await open({ account: { payments: friends(3) } });
    await user.click(page.getByRole('button', { name: 'Что даёт уровень' }));
    const dialog = within(await page.findByRole('dialog', { name: 'Уровни дружбы' }));
    expect(path()).toBe('/?open=level');
    const progress = dialog.getByRole('progressbar', { name: /^Ещё.2 оплативших друга до 40 %$/ });
    expect(progress).toHaveAttribute('aria-valuenow', '3');
    expect(dialog.getByText('Друг').closest('li')).toHaveAttribute('aria-current', 'step');
    expect(dialog.getByText('Филиал в Дубае').nextSibling).toHaveTextContent('15–25 %');
  });

  test('the last level has no next level', async () => {
    const page = await open({ account: { payments: friends(12) }, path: '/?open=level' });
    const dialog = within(await page.findByRole('dialog'));
    expect(dialog.getByText('За каждого 50 % и вывод в рубли.')).toBeVisible();
    expect(dialog.queryByRole('progressbar')).not.toBeInTheDocument();
  });
});

describe('the referral link', () => {
  const LINK = 'https://friends.test/f/a7k2m9xq';

  test('the code dialog shows the whole link, and saves and prints the code', async () => {
    const { user, ...page } = await open();
    await user.click(page.getByRole('button', { name: 'QR-код' }));
    const dialog = within(await page.findByRole('dialog', { name: 'QR-код твоей ссылки' }));
    expect(dialog.getByText(LINK)).toBeVisible();
    for (const name of ['Скачать PNG', 'Скачать SVG', 'Напечатать']) {
      expect(dialog.getByRole('button', { name })).toBeEnabled();
    }
  });

  test('the code dialog shows the whole link if the browser refuses to copy it (§8)', async () => {
    const places: string[] = [];
    receiveReports(({ place }) => places.push(place));
    const { user, ...page } = await open();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('denied'));
    await user.click(page.getByRole('button', { name: 'Скопировать' }));
    expect(await page.findByText(LINK)).toBeVisible();
    expect(places).toEqual(['copy-link']);
  });
});

describe('§6 staff on the home page', () => {
  const unverified = { contact: aContact({ verifiedPhone: null }) };
  const asksToAct = (page: Pick<RenderedRemote, 'queryByRole'>) => [
    page.queryByRole('list', { name: 'Что сделать сейчас' }),
    page.queryByRole('button', { name: 'Скопировать' }),
    page.queryByRole('button', { name: 'Поставить цель' }),
  ];

  test('§6 staff sees the cabinet without requests to act', async () => {
    const viewed = await open({ account: { ...unverified, owner: 'student@cabinet.test' } });
    expect(await viewed.findByRole('region', { name: 'Твоя цель' })).toBeVisible();
    expect(asksToAct(viewed)).toEqual([null, null, null]);
    viewed.unmount();

    const own = await open({ account: unverified });
    expect(await own.findByRole('region', { name: 'Твоя цель' })).toBeVisible();
    await waitFor(() => expect(asksToAct(own)).not.toContain(null));
  });
});

describe('the friends', () => {
  test('the friends are listed with date and reward, latest first', async () => {
    const { user, ...page } = await open({
      account: {
        registrations: [
          aReferral({ name: 'Лола Ким', date: '2026-01-20T10:00:00', amount: 100 }),
          aReferral({ name: 'Егор Панин', date: '2026-03-02T10:00:00', amount: 100 }),
        ],
        payments: [aReferral({ name: 'Лола Ким', date: '2026-05-04T10:00:00', amount: 6_150 })],
      },
    });
    await user.click(page.getByRole('button', { name: /кто и когда$/ }));
    const dialog = within(await page.findByRole('dialog', { name: 'Твои друзья' }));
    const rows = () => dialog.getAllByRole('listitem').map((row) => plain(row.textContent));
    expect(rows()).toEqual([
      expect.stringMatching(/^Егор Панин02\.03\.2026\+100/),
      expect.stringMatching(/^Лола Ким20\.01\.2026\+100/),
    ]);
    await user.click(dialog.getByRole('button', { name: 'Оплаты 1' }));
    expect(rows()).toEqual([expect.stringMatching(/^Лола Ким04\.05\.2026\+6 150/)]);
  });
});

describe('a question to the manager', () => {
  test('a question is sent once, trimmed, and its draft is dropped', async () => {
    const { user, network, path, ...page } = await open({
      path: '/?open=question',
      answers: (network) => network.on(askManager, ({ body }) => ({ request: aRequest(body) })),
    });
    const dialog = within(await page.findByRole('dialog', { name: 'Вопрос менеджеру' }));
    await user.click(dialog.getByRole('button', { name: 'Отправить' }));
    expect(dialog.getByLabelText('Что хочешь спросить?')).toHaveAccessibleDescription(
      /Поле обязательно для заполнения/,
    );
    expect(dialog.getByLabelText('Что хочешь спросить?')).toHaveFocus();

    await user.type(dialog.getByLabelText('Что хочешь спросить?'), ' Когда открыт офис? ');
    await user.click(dialog.getByRole('button', { name: 'Отправить' }));
    expect(await page.findByText('Вопрос у менеджера')).toBeVisible();
    expect(network.calls(askManager).map(({ input }) => input.body)).toEqual([
      { comment: 'Когда открыт офис?' },
    ]);
    await waitFor(() => expect(page.queryByRole('dialog')).not.toBeInTheDocument());
    expect(path()).toBe('/');
  });

  test('a new question appears above earlier questions and answers', async () => {
    const page = await open({
      path: '/?open=question',
      answers: (network) =>
        network.on(listManagerRequests, () => ({
          requests: [
            aRequest({ comment: 'Когда открыт офис?' }, { status: 'done', answer: 'С девяти до шести' }),
            aRequest({ comment: 'на карту', amount: 500 }, { kind: 'conversion' }),
          ],
        })),
    });
    expect(await page.findByText('С девяти до шести')).toBeVisible();
    expect(page.queryByText('на карту')).not.toBeInTheDocument();
  });

  test('a question is not sent in view-as or without a network', async () => {
    const viewed = await open({ account: { owner: 'student@cabinet.test' }, path: '/?open=question' });
    expect(await viewed.findByText(/^Это чужой кабинет/)).toBeVisible();
    expect(viewed.getByLabelText('Что хочешь спросить?')).toHaveAttribute('readonly');
    await viewed.user.click(viewed.getByRole('button', { name: 'Отправить' }));
    expect(viewed.network.calls(askManager)).toEqual([]);
    viewed.unmount();

    const own = await open({ path: '/?open=question' });
    await setOnline(false);
    expect(await own.findByText(/^Сейчас нет сети/)).toBeVisible();
    await setOnline(true);
  });
});

/** Opens a dialog with a form, and waits for its first field. */
const openForm =
  (dialog: string, first: string): FormCase<Route>['open'] =>
  async (account, answers) => {
    const page = await open({ account, answers, path: `/?open=${dialog}` });
    await page.findByLabelText(first, { selector: 'input, textarea' });
    return page;
  };

describeForm('the question form', {
  open: openForm('question', 'Что хочешь спросить?'),
  route: askManager,
  taken: ({ body }) => ({ request: aRequest(body) }),
  values: { 'Что хочешь спросить?': 'Где моя карта?' },
  send: 'Отправить',
  sent: { body: { comment: 'Где моя карта?' } },
  wrong: ['Что хочешь спросить?', ' ', 'Поле обязательно для заполнения'],
  text: 'Что хочешь спросить?',
});

describeForm('the conversion form', {
  open: openForm('conversion', 'Сколько токенов'),
  account: () => anAccount({ payments: friends(10) }),
  route: requestConversion,
  taken: ({ body }) => ({ request: aRequest(body, { kind: 'conversion' }) }),
  values: { 'Сколько токенов': '5000', 'Что передать менеджеру': 'Звонить после шести' },
  send: 'Отправить заявку',
  sent: { body: { amount: 5_000, comment: 'Звонить после шести' } },
  wrong: ['Сколько токенов', '99999', 'Не хватает'],
  text: 'Что передать менеджеру',
});

describeForm('the phone form', {
  open: openForm('phone', 'Телефон'),
  route: sendPhoneCode,
  taken: () => ({ response: {} }),
  values: { Телефон: '9031112233' },
  send: 'Получить код',
  sent: { body: { phone: '+79031112233' } },
  wrong: ['Телефон', '903', 'Введи корректный номер телефона'],
  unanswered: /Нет ответа/,
  // A new code replaces the earlier code, so a repeated send is harmless.
  sameAs: null,
  keepsSent: true,
  isSentByItsPanel: true,
  isHiddenInViewAs: true,
});

describeForm('the code of the phone', {
  async open(account, answers) {
    const page = await openForm('phone', 'Телефон')(account, (network) => {
      network.on(sendPhoneCode, () => ({ response: {} }));
      answers(network);
    });
    await page.user.click(screen.getByRole('button', { name: 'Получить код' }));
    await screen.findByRole('textbox', { name: 'Код из СМС' });
    return page;
  },
  account: () => anAccount({ contact: aContact({ verifiedPhone: null, phones: ['+79161234567'] }) }),
  route: checkPhoneCode,
  taken: () => ({ response: { phone: '+79161234567' } }),
  values: { 'Код из СМС': '012345' },
  sent: { query: { code: 12_345 } },
  wrong: ['Код из СМС', '123', 'В коде 6 цифр'],
  wrongCode: ['Код из СМС', /Код не подошёл/],
  unanswered: /Нет ответа/,
  sameAs: ({ input }) => String(input.query.code),
  hasDraft: false,
  isSentByItsPanel: true,
  isHiddenInViewAs: true,
});

describe('roubles for tokens', () => {
  const best = { payments: friends(10) };
  const wish = async (page: Awaited<ReturnType<typeof open>>, amount: string) => {
    const field = await page.findByLabelText('Сколько токенов');
    await page.user.clear(field);
    await page.user.type(field, amount);
    await page.user.click(page.getByRole('button', { name: 'Отправить заявку' }));
    return field;
  };

  test('a Best Friend requests roubles up to the available tokens', async () => {
    const page = await open({
      account: best,
      answers: (network) => {
        network.on(listManagerRequests, () => ({
          requests: [aRequest({ comment: '', amount: 2_500 }, { kind: 'conversion' })],
        }));
        network.on(requestConversion, ({ body }) => ({ request: aRequest(body, { kind: 'conversion' }) }));
      },
    });
    await page.user.click(page.getByRole('button', { name: 'Перевести в рубли' }));
    await wish(page, '10 000');
    expect(await page.findByText('Заявка у менеджера')).toBeVisible();
    await waitFor(() => expect(page.queryByRole('dialog')).not.toBeInTheDocument());
    expect(page.network.calls(requestConversion).map(({ input }) => input.body.amount)).toEqual([10_000]);
  });

  test.each([
    ['ru', 'Сколько токенов', 'Не хватает 1'],
    ['uz', 'Nechta token', '1 yetmaydi'],
    ['en', 'How many tokens', '1 missing'],
  ] as const)('the form names the missing tokens in %s', async (language, label, words) => {
    const { user, ...page } = await open({ account: best, path: '/?open=conversion', language });
    const sum = await page.findByLabelText(label);
    await user.type(sum, '12501');
    await user.tab();
    await waitFor(() => expect(sum).toHaveAccessibleDescription(expect.stringContaining(words)));
  });

  test('a Good Friend cannot request roubles', async () => {
    const page = await open({ account: { payments: friends(6) }, path: '/?open=conversion' });
    expect(page.queryByRole('button', { name: 'Перевести в рубли' })).not.toBeInTheDocument();
    expect(await page.findByText(/лучшие друзья. До этого уровня 4 друга/)).toBeVisible();
    expect(page.queryByLabelText('Сколько токенов')).not.toBeInTheDocument();
  });

  test('roubles cannot be requested in view-as', async () => {
    const page = await open({
      account: { ...best, owner: 'student@cabinet.test' },
      path: '/?open=conversion',
    });
    expect(await page.findByText(/^Это чужой кабинет/)).toBeVisible();
    expect(page.getByRole('button', { name: 'Отправить заявку' })).toBeDisabled();
  });
});

describe('the photo', () => {
  test('the photo is removed', async () => {
    const { account, user, ...page } = await open({
      path: '/profile',
      account: { contact: aContact({ imgUrl: '/loyalty/photos/1' }) },
      answers: (network) => network.on(removePhoto, () => ({})),
    });
    await user.click(await page.findByRole('button', { name: 'Сменить фото' }));
    const remove = await page.findByRole('button', { name: 'Удалить фото' });
    account.contact = aContact({ imgUrl: null });
    await user.click(remove);
    expect(await page.findByText('Фото удалено')).toBeVisible();
    expect(page.getByRole('button', { name: 'Добавить фото' })).toBeVisible();
  });

  describe('the photo as a file', () => {
    const DATA = 'cGhvdG8=';
    const file = (type: string, size = 5) => new File([new Uint8Array(size)], 'photo', { type });

    // jsdom neither decodes nor draws pictures.
    beforeEach(() => {
      const opened = jest.fn(async (photo: Blob) => {
        if (photo.size === 1) throw new DOMException('', 'InvalidStateError');
        return { width: 400, height: 200 };
      });
      Object.assign(globalThis, { createImageBitmap: opened });
      jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
      jest.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue(`data:image/jpeg;base64,${DATA}`);
    });
    afterEach(() => {
      Reflect.deleteProperty(globalThis, 'createImageBitmap');
      jest.restoreAllMocks();
    });

    /** Opens the dialog and chooses the file, if given. */
    async function choosing(photo?: File, { answers, ...options }: Home = {}) {
      const page = await open({
        path: '/?open=photo',
        answers: (network) => {
          network.on(savePhoto, () => ({ imgUrl: '/loyalty/photos/2' }));
          answers?.(network);
        },
        ...options,
      });
      const choose = await page.findByRole('button', { name: /^(Выбрать файл|Fayl tanlash|Choose a file)$/ });
      const input = page.getByRole('dialog').querySelector<HTMLInputElement>('input[type="file"]');
      // A file picker can return other types despite `accept`.
      if (input && photo) fireEvent.change(input, { target: { files: [photo] } });
      return { ...page, choose, keep: () => page.findByRole('button', { name: 'Сохранить' }) };
    }

    test.each([
      ['ru', file('application/pdf'), 'Подойдёт JPEG, PNG или WebP'],
      ['uz', file('image/heic'), 'JPEG, PNG yoki WebP mos keladi'],
      ['en', file(''), 'Choose a JPEG, PNG or WebP file'],
      ['ru', file('image/jpeg', 20 * 1024 * 1024 + 1), 'Файл не больше 20 МБ'],
      ['ru', file('image/png', 1), 'Этот файл не открылся как картинка'],
    ] as const)(
      'R15 %s: an unsuitable file shows an error at its button: %#',
      async (language, photo, issue) => {
        const { choose, network, ...page } = await choosing(photo, { language });
        await waitFor(() => expect(choose).toHaveAccessibleDescription(expect.stringContaining(issue)));
        expect(within(page.getByRole('dialog')).queryByRole('slider')).not.toBeInTheDocument();
        expect(network.calls(savePhoto)).toEqual([]);
      },
    );

    test('R15 the photo is saved once, even if the button is pressed twice', async () => {
      const { user, network, keep, ...page } = await choosing(file('image/jpeg'));
      await user.dblClick(await keep());
      expect(await page.findByText('Фото сохранено')).toBeVisible();
      expect(network.calls(savePhoto).map(({ input }) => input.body)).toEqual([{ data: DATA }]);
    });

    test('R15 the photo is chosen and saved by keyboard alone', async () => {
      const { user, network, keep, choose, ...page } = await choosing();
      const asked = jest.fn();
      const input = page.getByRole('dialog').querySelector<HTMLInputElement>('input[type="file"]');
      input?.addEventListener('click', asked);
      await tabTo(user, choose);
      await user.keyboard('{Enter}');
      expect(asked).toHaveBeenCalledTimes(1);
      // Simulate the browser's file picker.
      if (input) fireEvent.change(input, { target: { files: [file('image/jpeg')] } });
      await tabTo(user, await keep());
      await user.keyboard('{Enter}');
      expect(await page.findByText('Фото сохранено')).toBeVisible();
      expect(network.calls(savePhoto)).toHaveLength(1);
    });

    test('§8 a photo that the service refuses shows the error until the square changes', async () => {
      const error = 'Подойдёт фотография не больше 24 мегапикселей';
      const { user, keep, ...page } = await choosing(file('image/webp'), {
        answers: (network) => network.on(savePhoto, () => answer(400, { error })),
      });
      await user.click(await keep());
      expect(await page.findByText(error)).toBeVisible();
      page.getByRole('slider', { name: 'Ближе' }).focus();
      fireEvent.change(page.getByRole('slider', { name: 'Ближе' }), { target: { value: '2' } });
      await waitFor(() => expect(page.queryByText(error)).not.toBeInTheDocument());
    });

    test('L3 a photo without an answer is sent again with the same key', async () => {
      const { user, network, keep, ...page } = await choosing(file('image/jpeg'), {
        answers: (fake) => fake.on(savePhoto, () => lost),
      });
      await user.click(await keep());
      expect(await page.findByText(/^Ответ не пришёл/)).toBeVisible();
      network.on(savePhoto, () => ({ imgUrl: '/loyalty/photos/2' }));
      await user.click(await keep());
      expect(await page.findByText('Фото сохранено')).toBeVisible();
      const keys = network.calls(savePhoto).map(({ headers }) => headers['Idempotency-Key']);
      expect([...new Set(keys)]).toEqual([expect.stringMatching(/./)]);
    });

    test('R31 the photo waits for the network', async () => {
      const { keep, ...page } = await choosing(file('image/jpeg'));
      const button = await keep();
      await setOnline(false);
      expect(button).toBeDisabled();
      expect(button).toHaveAccessibleDescription(/Сейчас нет сети/);
      await setOnline(true);
      expect(button).toBeEnabled();
      expect(page.getByRole('slider', { name: 'Ближе' })).toBeVisible();
    });
  });

  test('the photo cannot be changed in view-as', async () => {
    const page = await open({
      account: { owner: 'student@cabinet.test', contact: aContact({ imgUrl: '/loyalty/photos/1' }) },
      path: '/?open=photo',
    });
    expect(await page.findByText(/^Это чужой кабинет/)).toBeVisible();
    for (const name of ['Удалить фото', 'Выбрать файл', 'Снять камерой']) {
      expect(page.getByRole('button', { name })).toBeDisabled();
    }
  });
});

describe('the profile', () => {
  test('the profile shows the phone, the contracts and the partners', async () => {
    const contact = aContact({
      deals: [
        { id: 1, docNum: 'Д-1', partnerId: null, stageId: 'WON' },
        { id: 2, docNum: 'Д-2', partnerId: null, stageId: 'NEW' },
      ],
      partners: ['Lingva House', 'Школа бизнеса'],
    });
    const page = await open({ path: '/?open=data', account: { contact } });
    expect(await ownPhone(page)).toHaveTextContent('+7 916 123 45 67подтверждён');
    expect(page.getByText('Д-1')).toHaveTextContent('оплачен');
    expect(page.getByText('Д-2')).toHaveTextContent('не оплачен');
    expect(page.getByText('Lingva House, Школа бизнеса')).toBeVisible();
  });

  test('the profile says where the sources of the phone disagree, and whom to contact (§3, §8)', async () => {
    const page = await open({
      path: '/?open=data',
      account: { client: aClient({ phone: '374 (77) 12-34-56' }) },
    });
    expect(await page.findByText('+374 77 123456')).toBeVisible();
    expect(page.getByText(/^В университете записан другой номер/)).toHaveTextContent('+7 916 123 45 67');
    expect(page.getByRole('link', { name: 'Сообщить в поддержку' })).toHaveAttribute('href', '/support');
  });

  test('the profile says that a phone is not verified', async () => {
    const page = await open({
      path: '/?open=data',
      account: { contact: aContact({ verifiedPhone: null }) },
    });
    expect(await page.findByText('Номер не подтверждён кодом.')).toBeVisible();
  });
});

describe('the own phone', () => {
  const MINE = '+79161234567';
  // Preload the form, so that no test waits for its compilation.
  beforeAll(() => import('./pages/dialogs/PhoneForm.tsx'), 30_000);

  /** Opens the dialog from the phone's line. The fake service sends and accepts codes. */
  async function verifying({ account, press, ...options }: Home & { press: string }) {
    const page = await open({
      account,
      path: '/?open=data',
      ...options,
      answers: (network) => {
        network.on(sendPhoneCode, () => ({ response: {} }));
        network.on(checkPhoneCode, () => {
          if (account?.contact) account.contact.verifiedPhone = MINE;
          return { response: { phone: MINE } };
        });
        options.answers?.(network);
      },
    });
    await page.user.click(await page.findByRole('button', { name: press }));
    const dialog = within(await page.findByRole('dialog', { name: 'Твой телефон' }));
    await dialog.findByRole('textbox', { name: 'Телефон' });
    return { ...page, dialog };
  }

  test('a code verifies the phone, and its line says so at once (§4)', async () => {
    const account = { contact: aContact({ verifiedPhone: null, phones: [MINE] }) };
    const { user, dialog, network, path, ...page } = await verifying({ account, press: 'Подтвердить номер' });
    await user.click(dialog.getByRole('button', { name: 'Получить код' }));
    await user.type(await dialog.findByRole('textbox', { name: /Код из СМС/ }), '00123');
    expect(await dialog.findByText('+7 916 123 45 67')).toBeVisible();
    await user.keyboard('4');
    await waitFor(() => expect(path()).toBe('/?open=data'));
    expect(network.calls(checkPhoneCode).map(({ input }) => input.query)).toEqual([{ code: 1234 }]);
    expect(page.getByText('Номер подтверждён')).toBeVisible();
    expect(await ownPhone(page)).toHaveTextContent('подтверждён');
    expect(page.queryByText('Номер не подтверждён кодом.')).not.toBeInTheDocument();
  });

  test('a phone that differs from the CRM is verified from the warning (§8)', async () => {
    const account = { client: aClient({ phone: '8 (903) 765-43-21' }), contact: aContact() };
    const { dialog } = await verifying({ account, press: 'Подтвердить номер' });
    expect(dialog.getByRole('textbox', { name: 'Телефон' })).toHaveDisplayValue(/^903.?765.?43.?21$/);
    expect(dialog.getByRole('button', { name: 'Получить код' })).toBeEnabled();
  });

  test('the phone can be replaced by another valid phone', async () => {
    const { user, dialog, network } = await verifying({ press: 'Сменить номер' });
    expect(dialog.getByText('Номер подтверждён')).toBeVisible();
    const field = dialog.getByRole('textbox', { name: 'Телефон' });
    await user.clear(field);
    await user.type(field, '916{Enter}');
    expect(field).toHaveFocus();
    expect(field).toHaveAccessibleDescription(/Введи корректный номер телефона/);
    expect(network.calls(sendPhoneCode)).toEqual([]);
  });

  test.each([
    ['in view-as (§6)', { owner: 'student@cabinet.test' }, true, /^Это чужой кабинет/],
    ['offline (R31)', {}, false, /^Сейчас нет сети/],
  ])('the phone is not verified %s', async (_, whose, isOnline, reason) => {
    const account = { ...whose, contact: aContact({ verifiedPhone: null }) };
    const { dialog } = await verifying({ account, press: 'Подтвердить номер' });
    await act(async () => setOnline(isOnline));
    expect(dialog.getByText(reason)).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Получить код' })).toBeDisabled();
    await act(async () => setOnline(true));
  });
});

describe('tuition', () => {
  const link = 'Оплатить учёбу';

  test('a student with a contract reaches tuition with one press (§1)', async () => {
    const page = await open();
    expect(page.getByRole('link', { name: link })).toHaveAttribute('href', '/orders/tuition');
  });

  test.each([
    ['who is not a student', { hasWin: false, deals: [] }, 'Учёбу сможешь оплатить, когда поступишь'],
    ['without a contract number', { deals: [] }, /не хватает номера договора/],
  ])('tuition is closed for a person %s, with the reason', async (_, student, reason) => {
    const page = await open({ account: { contact: aContact(student) } });
    expect(page.getByText(reason)).toBeVisible();
    expect(page.queryByRole('link', { name: link })).not.toBeInTheDocument();
  });
});

describe('an answer of the manager', () => {
  const date = new Date().toISOString();
  const request = aRequest({ comment: 'Где карта?' }, { date, status: 'done', answer: 'Едет к тебе' });
  const answers: Home['answers'] = (network) =>
    network.on(listManagerRequests, () => ({ requests: [request] }));
  const note = 'Менеджер ответил на твой вопрос';

  test('an answer shows a notice until it is opened, also after a reload', async () => {
    const account = anAccount();
    const { user, ...page } = await open({ account, answers });
    expect(await page.findByText(note)).toBeVisible();
    await user.click(page.getByRole('button', { name: 'Прочитать' }));
    const dialog = within(await page.findByRole('dialog', { name: 'Вопрос менеджеру' }));
    expect(dialog.getByText('Едет к тебе')).toBeVisible();
    expect(page.queryByText(note)).not.toBeInTheDocument();
    page.unmount();

    const again = await open({ account, answers });
    expect(again.queryByText(note)).not.toBeInTheDocument();
  });

  test('an answer shows no notice to staff (§6)', async () => {
    const page = await open({ account: { owner: 'student@cabinet.test' }, answers });
    expect(page.queryByText(note)).not.toBeInTheDocument();
  });
});

describe('the welcome', () => {
  const now = new Date().toISOString();
  const welcome = anOperation({ type: 'WELCOME', amount: 250, date: now });
  const unfinished = { contact: aContact({ verifiedPhone: null }) };
  const title = 'Добро пожаловать в программу';
  const reward = /^Карта готова. 250.токенов уже на ней$/;
  const phones = ['tel:+74950000001', 'tel:+74950000002'];
  const addresses = (dialog: ReturnType<typeof within>) =>
    dialog.getAllByRole('link').map((link: HTMLElement) => link.getAttribute('href'));

  test('the welcome names the actual bonus and the managers while the registration is unfinished (§1, R7)', async () => {
    const { user, ...page } = await open({ account: unfinished, operations: [welcome] });
    const dialog = within(await page.findByRole('dialog', { name: title }));
    expect(dialog.getByText('250')).toBeVisible();
    expect(await dialog.findByRole('link', { name: '+7 495 000 00 02' })).toBeVisible();
    expect(addresses(dialog)).toEqual(phones);
    await user.click(dialog.getByRole('button', { name: 'Закрыть' }));
    expect(page.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('the welcome names 5000 and no other sum in the coins variant', async () => {
    const config = { project: 'mti' as const };
    const page = await open({ account: unfinished, config, operations: [welcome] });
    const dialog = within(await page.findByRole('dialog', { name: title }));
    expect(dialog.getByText(/^5.000$/)).toBeVisible();
    expect(dialog.queryByText(/250/)).not.toBeInTheDocument();
  });

  test('R41 the welcome shows the first reward once per person after the registration', async () => {
    const account = anAccount();
    const { user, ...page } = await open({ account, operations: [welcome] });
    const dialog = within(await page.findByRole('dialog', { name: reward }));
    expect(dialog.getByText('+250')).toBeVisible();
    expect(dialog.getByText(/^Это.250.рублей .*: 100.токенов за.его регистрацию и.30.?%/)).toBeVisible();
    expect(dialog.getByText(/карта другой программы/)).toBeVisible();
    expect(addresses(dialog)).toEqual(['/invite', '/catalog/products', ...phones]);
    expect(page.queryByText(/заверши регистрацию/)).not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Закрыть' }));
    expect(page.queryByRole('dialog')).not.toBeInTheDocument();
    page.unmount();

    const again = await open({ account, operations: [welcome], path: '/?open=level' });
    await again.findByRole('dialog', { name: 'Уровни дружбы' });
    await again.user.keyboard('{Escape}');
    expect(again.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('R41 the welcome shows no gain while the bonus is on its way', async () => {
    const page = await open({ operations: [{ ...welcome, amount: 0 }] });
    const dialog = within(await page.findByRole('dialog', { name: 'Карта готова' }));
    expect(dialog.getByText(/^250.токенов придут в течение часа/)).toBeVisible();
    expect(dialog.queryByText('+250')).not.toBeInTheDocument();
  });

  test('R41 the welcome links to the rules where the catalogue is closed, and counts coins', async () => {
    const contact = aContact({ hasWin: false, deals: [] });
    const page = await open({ account: { contact }, config: { project: 'mti' }, operations: [welcome] });
    const dialog = within(await page.findByRole('dialog', { name: /250.коинов уже на ней/ }));
    expect(dialog.getByRole('link', { name: 'Как это работает' })).toHaveAttribute('href', '/rules');
    expect(dialog.queryByText(/\b5\s000\b/)).not.toBeInTheDocument();
  });

  test.each([
    ['after a tuition payment', {}, [welcome, anOperation({ type: 'ACADEM_ORDER', date: now })]],
    ['a month later', {}, [anOperation({ type: 'WELCOME', date: '2026-01-01T10:00:00' })]],
    ['in view-as', { owner: 'student@cabinet.test' }, [welcome]],
  ])('the welcome is not shown %s', async (_, account, operations) => {
    const page = await open({ account, operations, path: '/?open=level' });
    await page.findByRole('dialog', { name: 'Уровни дружбы' });
    await page.user.keyboard('{Escape}');
    expect(page.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

function aRequest(asked: { comment?: string; amount?: number | null }, more: object = {}) {
  return {
    id: 7,
    kind: 'question' as const,
    amount: null,
    comment: '',
    status: 'new' as const,
    date: '2026-11-17T10:00:00',
    answer: null,
    ...asked,
    ...more,
  };
}
