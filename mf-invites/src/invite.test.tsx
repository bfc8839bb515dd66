import { checkFriend, listInvitations } from '@cabinet/contracts/invitations';
import { createLead } from '@cabinet/contracts/leads';
import { listReferrals } from '@cabinet/contracts/members';
import { store } from '@cabinet/state';
import { isPolicyOpenAtom, receiveReports } from '@cabinet/state/host';
import { anAccount } from '@cabinet/testing/account';
import { aCard, aConfig, aReferral } from '@cabinet/testing/builders';
import { describeForm } from '@cabinet/testing/describeForm';
import { answer, type FakeNetwork, lost } from '@cabinet/testing/fakeNetwork';
import { type RenderRemoteOptions, renderRemote } from '@cabinet/testing/renderRemote';
import { setOnline } from '@cabinet/testing/setOnline';
import { screen, waitFor } from '@testing-library/react';
import * as remote from './remote.tsx';

// Preload the page, so that no test waits for its compilation.
beforeAll(() => import('./pages/InvitePage.tsx'), 30_000);
beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

/** The link of `aCard()` in the test configuration. */
const LINK = 'https://friends.test/f/a7k2m9xq';
const services = { ...aConfig().services, leads: 'landing' } as const;

interface Page extends Omit<RenderRemoteOptions, 'name' | 'path' | 'answers'> {
  answers?: (network: FakeNetwork) => void;
}

/** Opens the form. The fake services accept every friend. */
async function open({ answers, ...options }: Page = {}) {
  const page = await renderRemote(remote, {
    name: 'mf-invites',
    path: '/invite',
    config: { services },
    ...options,
    answers: (network) => {
      network.on(checkFriend, () => ({ refusal: null, invitation: null }));
      network.on(createLead, () => ({}));
      network.on(listInvitations, () => ({ recommendations: [] }));
      answers?.(network);
    },
  });
  await screen.findByRole('heading', { level: 1 }, { timeout: 4000 });
  // The flags show that the numbering plans are loaded.
  if (screen.queryByRole('form'))
    await waitFor(() => expect(page.container.querySelector('option svg')).not.toBeNull());
  const { user, network } = page;
  const field = (name: string) => screen.getByRole('textbox', { name });
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  return {
    ...page,
    field,
    press,
    send: () => press('Отправить приглашение'),
    leads: () => network.calls(createLead).map(({ input }) => input.body.payload),
    /** Fills in the form without sending it. */
    fillIn: async (phone = '9031112233') => {
      await user.type(field('Имя'), 'Нодира');
      await user.type(field('Фамилия'), 'Юсупова');
      await user.click(screen.getByRole('checkbox', { name: 'Нет отчества' }));
      if (phone) await user.type(field('Телефон'), phone);
      await user.click(screen.getByRole('checkbox', { name: /политикой обработки/ }));
      await user.click(screen.getByRole('checkbox', { name: /Друг согласен/ }));
    },
  };
}

describe('the form', () => {
  test('the form sends name, contacts, interests and card, and shows the next steps', async () => {
    const { user, fillIn, field, press, send, leads } = await open();
    await fillIn();
    await press('Что интересно другу, Можно выбрать несколько');
    await user.type(screen.getByRole('searchbox', { name: 'Найти в списке' }), 'диз');
    await user.click(screen.getByRole('checkbox', { name: 'Дизайн' }));
    await press('Готово');
    await send();
    expect(await screen.findByRole('heading', { name: 'Нодира в твоих приглашениях' })).toHaveFocus();
    expect(leads()).toEqual([
      expect.objectContaining({
        name: 'Нодира',
        last_name: 'Юсупова',
        phone: '+79031112233',
        interests: 'Дизайн',
        partner: '7000 1200 0042',
        entry_point: 'invite',
      }),
    ]);
    expect(Object.keys(localStorage).filter((key) => key.startsWith('cabinet-draft'))).toEqual([]);

    await press('Пригласить ещё');
    expect(field('Имя')).toHaveValue('');
    expect(screen.getByRole('checkbox', { name: /Друг согласен/ })).not.toBeChecked();
  }, 15_000);

  test('§5 the form shows each missing field and focuses the first', async () => {
    const { field, send, leads } = await open();
    await send();
    expect(field('Имя')).toHaveFocus();
    for (const name of ['Имя', 'Фамилия', 'Отчество'])
      expect(field(name)).toHaveAccessibleDescription('Поле обязательно для заполнения');
    expect(field('Телефон')).toHaveAccessibleDescription('Укажи телефон или e-mail');
    for (const name of [/политикой обработки/, /Друг согласен/])
      expect(screen.getByRole('checkbox', { name })).toHaveAccessibleDescription(
        'Поле обязательно для заполнения',
      );
    expect(leads()).toEqual([]);
  });

  test.each([
    ['Имя', 'Анна2', 'Введи корректное имя'],
    ['Фамилия', '@', 'Введи корректную фамилию'],
    ['Отчество', '1', 'Введи корректное отчество'],
    ['Телефон', '903', 'Введи корректный номер телефона'],
    ['E-mail', 'nodira@', 'Введи корректный адрес e-mail'],
    ['Телефон', '9161234567', 'Это твой номер. Нужен номер друга'],
    ['E-mail', 'Stu.dent+1@cabinet.test', 'Это твоя почта. Нужна почта друга'],
  ])('§5 the field %s refuses %s', async (name, typed, words) => {
    const { user, field } = await open();
    await user.type(field(name), typed);
    await user.tab();
    expect(field(name)).toHaveAccessibleDescription(words);
  });

  test('R33 the field reports emoji before sending', async () => {
    const { user, field } = await open();
    await user.type(field('Имя'), 'Анна😀');
    expect(field('Имя')).toHaveAccessibleDescription('Эмодзи здесь не отправятся');
  });

  test('the form opens the policy', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('link', { name: /политикой обработки/ }));
    expect(store.get(isPolicyOpenAtom)).toBe(true);
    store.set(isPolicyOpenAtom, false);
  });

  test('the form links to the invitation of a friend who is already invited', async () => {
    const invitation = { id: 31, name: 'Нодира Ю.', status: 'sent' };
    const { fillIn, send, leads } = await open({
      answers: (network) => network.on(checkFriend, () => ({ refusal: 'invited' as const, invitation })),
    });
    await fillIn();
    await send();
    expect(await screen.findByText('Этот друг уже приглашён: Нодира Ю.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Посмотреть приглашение' })).toHaveAttribute(
      'href',
      '/invites?open=31',
    );
    expect(leads()).toEqual([]);
  });

  test('a contact that only the service knows as own shows the error at its field', async () => {
    const { user, fillIn, field, send } = await open({
      answers: (network) => network.on(checkFriend, () => ({ refusal: 'own-phone' as const })),
    });
    await fillIn();
    await send();
    expect(await screen.findByText('Это твой номер. Нужен номер друга')).toBeVisible();
    expect(field('Телефон')).toHaveFocus();
    await user.type(field('Телефон'), '{Backspace}');
    expect(screen.queryByText('Это твой номер. Нужен номер друга')).not.toBeInTheDocument();
  });

  test('§8 the form without an answer shows the error of the specification', async () => {
    const { fillIn, press, send } = await open({ answers: (net) => net.on(createLead, () => lost) });
    await fillIn();
    await send();
    expect(await screen.findByRole('dialog', { name: 'Ошибка' }, { timeout: 8000 })).toHaveTextContent(
      'Произошла ошибка. Пожалуйста, попробуйте позже или свяжитесь с менеджером.',
    );
    await press('Хорошо');
  }, 15_000);

  test.each([
    [429, { errorCode: 'spam', error: 'x' }, /Отправка заявки заблокирована анти-спам системой/],
    [400, { error: 'Форма отправлена не оттуда' }, 'Форма отправлена не оттуда'],
    [400, { message: 'Приём анкет закрыт' }, 'Приём анкет закрыт'],
  ])(
    '§8 the form refused with %i keeps the typed values and shows the reason',
    async (status, body, words) => {
      const { fillIn, field, send } = await open({
        answers: (network) => network.on(createLead, () => answer(status, body)),
      });
      await fillIn();
      await send();
      expect((await screen.findAllByText(words)).length).toBeGreaterThan(1);
      expect(screen.getByRole('form')).toHaveTextContent(words);
      expect(field('Имя')).toHaveValue('Нодира');
    },
  );

  test('R31 the form waits for the network and keeps the typed values', async () => {
    const { fillIn, field } = await open();
    await fillIn();
    await setOnline(false);
    expect(await screen.findByText(/^Сейчас нет сети/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Отправить приглашение' })).toBeDisabled();
    await setOnline(true);
    expect(field('Имя')).toHaveValue('Нодира');
  });

  test('§6 the form is read-only in view-as', async () => {
    await open({ account: anAccount({ owner: 'anna@cabinet.test' }) });
    expect(screen.getByRole('button', { name: 'Отправить приглашение' })).toBeDisabled();
    expect(screen.getByText('Это чужой кабинет: здесь можно только смотреть')).toBeVisible();
  });
});

describeForm('the invite form', {
  open: (account, answers) => open({ account, answers }),
  route: createLead,
  taken: () => ({}),
  values: {
    Имя: 'Нодира',
    Фамилия: 'Юсупова',
    'Нет отчества': true,
    Телефон: '9031112233',
    'Соглашаюсь с политикой': true,
    'Друг согласен': true,
  },
  send: 'Отправить приглашение',
  sent: { body: { payload: { name: 'Нодира', phone: '+79031112233' } } },
  wrong: ['Имя', 'Анна2', 'Введи корректное имя'],
  refused: /^Всё, что ты написал|Всё, что/,
  // After the dialog of §8.
  again: ['Хорошо', 'Отправить приглашение'],
  sameAs: ({ input }) => input.body.payload.mergelead,
});

describe('the link', () => {
  test('the link can be read, scanned and copied, with the reward above it', async () => {
    const payments = Array.from({ length: 5 }, () => aReferral());
    const { user } = await open({ account: anAccount({ payments }) });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Позови друга');
    expect(screen.getByText(/За каждого/)).toHaveTextContent('40 %');
    expect(screen.getByRole('region', { name: 'Твоя ссылка' })).toHaveTextContent('friends.test/f/a7k2m9xq');
    expect(await screen.findByRole('img', { name: 'QR-код твоей ссылки' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Скопировать' }));
    expect(await screen.findByText('Ссылка скопирована')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(LINK);
  });

  test('the link promises no share while the friends are unknown', async () => {
    await open({ answers: (network) => network.on(listReferrals, () => answer(409)) });
    expect(screen.getByText(/За каждого/)).toHaveTextContent('придёт часть его первого семестра');
    expect(screen.getByText(/^Часть стоимости его первого семестра/)).toBeVisible();
    expect(screen.queryByText(/%/)).not.toBeInTheDocument();
  });

  test('a device with a share panel can share the link', async () => {
    const share = jest.fn(async () => {});
    Object.assign(navigator, { share });
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Поделиться' }));
    expect(share).toHaveBeenCalledWith({ url: LINK, text: 'Поступай вместе со мной' });
    Reflect.deleteProperty(navigator, 'share');
  });

  test('a refused clipboard is only reported', async () => {
    const { user } = await open();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    const places: string[] = [];
    receiveReports(({ place }) => places.push(place));
    await user.click(screen.getByRole('button', { name: 'Скопировать' }));
    expect(places).toEqual(['copy-link']);
    expect(screen.queryByText('Ссылка скопирована')).not.toBeInTheDocument();
    jest.restoreAllMocks();
  });

  test('a card without a hash has no link yet', async () => {
    await open({ account: anAccount({ cards: [aCard({ cardHash: null })] }) });
    expect(screen.getByRole('button', { name: 'Отправить приглашение' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Скопировать' })).not.toBeInTheDocument();
  });

  test('R43 without a card the form can be filled in and leads to a card', async () => {
    await open({ account: anAccount({ cards: [] }) });
    expect(screen.queryByRole('button', { name: 'Отправить приглашение' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Скопировать' })).not.toBeInTheDocument();
    expect(screen.getByText(/Чтобы отправить, нужна карта/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Получить карту' })).toHaveAttribute(
      'href',
      '/get-card?back=invite',
    );
  });

  test('R43 the draft from before the card is kept', async () => {
    const account = anAccount({ cards: [] });
    const first = await open({ account });
    await first.user.type(first.field('Имя'), 'Нодира');
    first.unmount();
    account.cards = [aCard()];
    const second = await open({ account });
    expect(second.field('Имя')).toHaveValue('Нодира');
    expect(screen.getByRole('button', { name: 'Отправить приглашение' })).toBeVisible();
  });

  test.each([
    ['off', [aCard({ status: 2 })]],
    ['blocked', [aCard({ status: 5 })]],
    ['doubled', [aCard(), aCard()]],
  ])('R42 with a card that is %s the page shows the reason instead of the form', async (_state, cards) => {
    await open({ account: anAccount({ cards }) });
    expect(screen.getByText(/награда за друга на эту карту не придёт/)).toBeVisible();
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
  });
});
