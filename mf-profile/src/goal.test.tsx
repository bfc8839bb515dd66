import { listWishes } from '@cabinet/contracts/catalogue';
import { type Goal, getGoal, removeGoal, setGoal } from '@cabinet/contracts/goal';
import { listInvitations } from '@cabinet/contracts/invitations';
import { listManagerRequests } from '@cabinet/contracts/managerRequests';
import { listOperations } from '@cabinet/contracts/operations';
import { listViews } from '@cabinet/contracts/views';
import { type Account, anAccount } from '@cabinet/testing/account';
import { aContact, anOperation, aProduct } from '@cabinet/testing/builders';
import { describeForm } from '@cabinet/testing/describeForm';
import { answer } from '@cabinet/testing/fakeNetwork';
import { type RenderRemoteOptions, renderRemote } from '@cabinet/testing/renderRemote';
import { setOnline } from '@cabinet/testing/setOnline';
import { waitFor, within } from '@testing-library/react';
import * as remote from './remote.tsx';

// Preload the dialogs, so that no test waits for their compilation.
beforeAll(
  () => Promise.all([import('./pages/dialogs/dialogs.tsx'), import('./pages/dialogs/GoalForm.tsx')]),
  30_000,
);
beforeEach(() => localStorage.clear());

const TENT = aProduct({ id: 12, name: { ru: 'Палатка на двоих' }, price: 20_000 });

interface Home extends Omit<RenderRemoteOptions, 'name' | 'account'> {
  account?: Partial<Account>;
  goal?: Goal | null;
}

/** A participant with 12 500 tokens who earned 9 000 in the last 90 days. */
async function open({ account, goal = null, answers, ...options }: Home = {}) {
  const now = { goal };
  const earned = anOperation({ amount: 9_000, date: new Date(Date.now() - 60_000).toISOString() });
  const page = await renderRemote(remote, {
    name: 'mf-profile',
    account: anAccount({ contact: aContact({ balance: 12_500 }), ...account }),
    answers: (network) => {
      network.on(listOperations, () => ({ operations: [earned] }));
      network.on(listInvitations, () => ({ recommendations: [] }));
      network.on(listManagerRequests, () => ({ requests: [] }));
      network.on(listWishes, () => ({ wishes: [{ product: TENT, date: '2026-11-01T10:00:00Z' }] }));
      network.on(getGoal, () => now);
      network.on(setGoal, ({ body }) => {
        const product = body.prodId ? TENT : null;
        now.goal = {
          product,
          sum: product?.price ?? body.sum ?? 0,
          date: body.date ?? null,
          since: '2026-11-21T10:00:00Z',
        };
        return { goal: now.goal };
      });
      network.on(removeGoal, () => {
        now.goal = null;
        return {};
      });
      answers?.(network);
    },
    ...options,
  });
  await waitFor(() => expect(page.container.querySelector('[aria-busy="true"]')).toBeNull());
  return page;
}

/** Replaces all kinds of spaces with a plain space. */
const plain = (text: string | null | undefined) => text?.replace(/\s/g, ' ') ?? '';

const aGoal = (overrides: Partial<Goal> = {}): Goal => ({
  product: TENT,
  sum: 20_000,
  date: null,
  since: '2026-11-01T10:00:00Z',
  ...overrides,
});

describe('the saving goal', () => {
  test('the saving goal shows its progress and its forecast (R16)', async () => {
    const page = await open({ goal: aGoal() });
    const panel = await page.findByRole('region', { name: 'Твоя цель' });
    expect(within(panel).getByRole('link', { name: 'Палатка на двоих' })).toHaveAttribute(
      'href',
      '/catalog/12',
    );
    expect(within(panel).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '12500');
    expect(plain(panel.textContent)).toMatch(
      /Накоплено 12 500 из 20 000\. Не хватает 7 500 токенов\. В твоём темпе хватит \d/,
    );
  });

  test('the saving goal can be a wish', async () => {
    const { user, path, ...page } = await open();
    await user.click(await page.findByRole('button', { name: 'Поставить цель' }));
    expect(path()).toBe('/?open=goal');
    const dialog = within(await page.findByRole('dialog', { name: 'На что копишь' }));
    await user.selectOptions(await dialog.findByRole('combobox', { name: 'На что' }), '12');
    await user.click(dialog.getByRole('button', { name: 'Сохранить' }));
    expect(await page.findByRole('link', { name: 'Палатка на двоих' })).toBeVisible();
    expect(page.getByText('Цель сохранена')).toBeVisible();
  });

  test('the saving goal can be a sum by a day, and says if it comes later', async () => {
    const { user, network, ...page } = await open({ path: '/?open=goal' });
    const dialog = within(await page.findByRole('dialog'));
    await user.click(await dialog.findByRole('button', { name: 'Сохранить' }));
    expect(dialog.getByRole('textbox', { name: 'Сколько токенов' })).toHaveAccessibleDescription(
      'Поле обязательно для заполнения',
    );
    await user.type(dialog.getByRole('textbox', { name: 'Сколько токенов' }), '99 999');
    const day = dialog.getByRole('textbox', { name: /^К какому дню/ });
    await user.type(day, '01.02.2020');
    await user.tab();
    expect(dialog.getByText('Этот день уже прошёл, выбери другой')).toBeVisible();
    const tomorrow = new Date(Date.now() + 86_400_000);
    await user.clear(day);
    await user.type(day, tomorrow.toLocaleDateString('ru-RU'));
    expect(dialog.getByText(/Это позже, чем хочется/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Сохранить' }));
    expect(plain((await page.findByRole('region', { name: 'Твоя цель' })).textContent)).toContain(
      '99 999 токенов к ',
    );
    expect(network.calls(setGoal)).toHaveLength(1);
  });

  test('the saving goal can be removed', async () => {
    const { user, ...page } = await open({ goal: aGoal(), path: '/?open=goal' });
    await user.click(await page.findByRole('button', { name: 'Убрать цель' }));
    expect(await page.findByRole('button', { name: 'Поставить цель' })).toBeVisible();
  });

  describe('a goal that another tab has changed', () => {
    async function come() {
      let now: Goal | null = aGoal({ version: 'v1' });
      const page = await open({
        path: '/?open=goal',
        answers: (network) => {
          network.on(getGoal, () => ({ goal: now }));
          network.on(setGoal, ({ body }) => {
            if (body.version !== (now?.version ?? null)) {
              return answer(409, { error: 'Не то', errorCode: 'changed', current: { goal: now } });
            }
            now = aGoal({ product: null, sum: body.sum ?? 0, version: 'v3' });
            return { goal: now };
          });
        },
      });
      const dialog = within(await page.findByRole('dialog', { name: 'На что копишь' }));
      await page.user.selectOptions(await dialog.findByRole('combobox', { name: 'На что' }), '');
      await page.user.type(dialog.getByRole('textbox', { name: 'Сколько токенов' }), '7000');
      return { ...page, dialog, set: (goal: Goal | null) => (now = goal), goal: () => now };
    }

    test('a goal changed by another tab shows beside the own goal, which can replace it', async () => {
      const { user, dialog, set, goal, ...page } = await come();
      set(aGoal({ product: null, sum: 5_000, date: '2099-02-01', version: 'v2' }));
      await user.click(dialog.getByRole('button', { name: 'Сохранить' }));
      const note = await dialog.findByRole('alert');
      expect(
        within(note)
          .getAllByRole('definition')
          .map(({ textContent }) => plain(textContent)),
      ).toEqual(['5 000, 01.02.2099', '7 000']);
      await user.click(dialog.getByRole('button', { name: 'Сохранить моё' }));
      expect(await page.findByText('Цель сохранена')).toBeVisible();
      expect(goal()).toMatchObject({ sum: 7_000 });
    });

    test('a goal changed by another tab shows on removal, and can be kept or removed', async () => {
      const { user, dialog, network, set, ...page } = await come();
      network.on(removeGoal, ({ query }) => {
        if (query.version === 'v1')
          return answer(409, { error: 'Не то', errorCode: 'changed', current: { goal: other } });
        set(null);
        return {};
      });
      const other = aGoal({ product: null, sum: 5_000, version: 'v2' });
      set(other);
      await user.click(dialog.getByRole('button', { name: 'Убрать цель' }));
      const note = await dialog.findByRole('alert');
      expect(
        within(note)
          .getAllByRole('definition')
          .map(({ textContent }) => plain(textContent)),
      ).toEqual(['5 000', 'Цели нет']);
      expect(note).not.toHaveTextContent('Не то');
      await user.click(dialog.getByRole('button', { name: 'Сохранить моё' }));
      expect(await page.findByText(/^Цели больше\sнет$/)).toBeVisible();
      expect(network.calls(removeGoal).map(({ input }) => input.query.version)).toEqual(['v1', 'v2']);
    });

    test('a goal removed by another tab can be set again', async () => {
      const { user, dialog, set } = await come();
      set(null);
      await user.click(dialog.getByRole('button', { name: 'Сохранить' }));
      const note = await dialog.findByRole('alert');
      expect(within(note).getAllByRole('definition')[0]).toHaveTextContent('Цели нет');
    });
  });

  test('the saving goal is read-only without a network (R31)', async () => {
    const page = await open({ goal: aGoal(), path: '/?open=goal' });
    await setOnline(false);
    expect(await page.findByText(/Сейчас нет сети/)).toBeVisible();
    expect(page.getByRole('button', { name: 'Убрать цель' })).toBeDisabled();
    await setOnline(true);
  });

  test('the saving goal of an owner is read-only for staff (§6)', async () => {
    const page = await open({
      goal: aGoal(),
      path: '/?open=goal',
      account: { owner: 'student@cabinet.test' },
    });
    expect(await page.findByText('Это чужой кабинет: здесь можно только смотреть')).toBeVisible();
    expect(page.getByRole('button', { name: 'Сохранить' })).toBeDisabled();
  });

  test('a goal that failed to load shows an error in its place only, and loads again', async () => {
    const { user, network, ...page } = await open({
      answers: (network) => network.on(getGoal, () => answer(409)),
    });
    expect(await page.findByText('Цель не загрузилась')).toBeVisible();
    network.on(getGoal, () => ({ goal: aGoal() }));
    await user.click(page.getByRole('button', { name: 'Повторить' }));
    expect(await page.findByText('Палатка на двоих')).toBeVisible();
  });
});

describe('the visits of staff', () => {
  test('a visit shows role and time', async () => {
    const view = {
      role: 'manager',
      name: 'Ольга Петрова',
      from: '2026-11-20T10:00:00',
      until: '2026-11-20T10:20:00',
      reason: 'Вопрос о заказе',
    };
    const { user, ...page } = await open({
      path: '/profile',
      answers: (network) => network.on(listViews, () => ({ views: [view] })),
    });
    await user.click(await page.findByRole('button', { name: /^Кто смотрел кабинет/ }));
    const dialog = await page.findByRole('dialog', { name: 'Кто смотрел твой кабинет' });
    const visit = await within(dialog).findByRole('listitem');
    expect(visit).toHaveTextContent('Ольга Петроваменеджер');
    expect(visit).toHaveTextContent('20.11.2026 10:00 – 10:20');
    expect(visit).toHaveTextContent('Причина: Вопрос о заказе');
  });

  test('the list of visits can be empty', async () => {
    const page = await open({
      path: '/?open=views',
      answers: (network) => network.on(listViews, () => ({ views: [] })),
    });
    expect(await page.findByText('Никто из сотрудников его не открывал.')).toBeVisible();
  });
});

describeForm('the goal form', {
  async open(account, answers) {
    const page = await open({ account, answers, path: '/?open=goal' });
    await page.findByLabelText('Сколько токенов');
    return page;
  },
  route: setGoal,
  taken: ({ body: { sum = 0, date = null } }) => ({ goal: aGoal({ product: null, sum, date }) }),
  values: { 'Сколько токенов': '99999', 'К какому дню': '01.03.2099' },
  send: 'Сохранить',
  sent: { body: { sum: 99_999, date: '2099-03-01' } },
  wrong: ['К какому дню', '01.02.2020', 'Этот день уже прошёл'],
});

test.each([
  ['ru', 'Сколько токенов', 'Не больше 100 000 000'],
  ['uz', 'Qancha token', 'Koʻpi bilan 100 000 000'],
  ['en', 'How many tokens', '100,000,000 at most'],
] as const)('the goal form names its highest sum in %s', async (language, label, words) => {
  const { user, ...page } = await open({ path: '/?open=goal', language });
  const sum = await page.findByLabelText(label);
  await user.type(sum, '100000001');
  await user.tab();
  await waitFor(() => expect(sum).toBeInvalid());
  expect(sum).toHaveAccessibleDescription(expect.stringMatching(new RegExp(words.replaceAll(' ', '\\s'))));
});

test('§8 the refused day of a goal shows at its field', async () => {
  const { user, ...page } = await open({
    path: '/?open=goal',
    answers: (network) =>
      network.on(setGoal, () => answer(400, { error: 'Этот день прошёл', errorCode: 'past_day' })),
  });
  await user.type(await page.findByLabelText('Сколько токенов'), '500');
  await user.click(page.getByRole('button', { name: 'Сохранить' }));
  const day = page.getByLabelText(/^К какому дню/, { selector: 'input' });
  await waitFor(() => expect(day).toHaveAccessibleDescription(/Этот день уже прошёл, выбери другой/));
  expect(day).toHaveFocus();
});
