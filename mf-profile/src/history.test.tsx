import { getGoal } from '@cabinet/contracts/goal';
import { listInvitations } from '@cabinet/contracts/invitations';
import { listManagerRequests } from '@cabinet/contracts/managerRequests';
import { getOperationDictionary, listOperations, type Operation } from '@cabinet/contracts/operations';
import { type Account, anAccount } from '@cabinet/testing/account';
import { aContact, anOperation, operationDictionary } from '@cabinet/testing/builders';
import { answer } from '@cabinet/testing/fakeNetwork';
import { type RenderRemoteOptions, renderRemote } from '@cabinet/testing/renderRemote';
import { waitFor, within } from '@testing-library/react';
import * as remote from './remote.tsx';

// Preload the tools of the history, so that no test waits for their compilation.
beforeAll(() => import('./components/HistoryTools.tsx'), 30_000);
beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers({ now: new Date(2026, 10, 21, 12), advanceTimers: true });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

interface Home extends Omit<RenderRemoteOptions, 'name' | 'account'> {
  account?: Partial<Account>;
  operations?: Operation[];
}

const OPERATIONS = [
  anOperation({
    type: 'ACADEM_ORDER',
    amount: 6_150,
    friend: 'Людмила Юн',
    percent: 40,
    date: '2026-11-20T10:00:00',
  }),
  anOperation({
    type: 'ORDER',
    amount: -9_800,
    orderId: 7,
    orderNumber: '10482',
    comment: '=Термос; 0,75 л',
    date: '2026-11-12T10:00:00',
  }),
  anOperation({ type: 'CANCELLATION', amount: -500, friend: 'Егор Панин', date: '2026-10-07T10:00:00' }),
  anOperation({ type: 'FRIEND', amount: 16_650, friend: 'Егор Панин', date: '2026-09-01T10:00:00' }),
];

/** The contact has a balance of 12 500 tokens. */
async function open({ account, operations = OPERATIONS, answers, ...options }: Home = {}) {
  const page = await renderRemote(remote, {
    name: 'mf-profile',
    account: anAccount({ contact: aContact({ balance: 12_500 }), ...account }),
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

/** Replaces all kinds of spaces with a plain space. */
const plain = (text: string | null | undefined) => text?.replace(/\s/g, ' ') ?? '';

describe('an operation', () => {
  test('an operation names its friend, rule and order', async () => {
    const page = await open({ path: '/?history=all' });
    const studies = (await page.findByText('За учёбу друга: Людмила Юн')).closest('li');
    expect(plain(studies?.textContent)).toContain('40 % от оплаты, вчера, 10:00+6 150');
    expect(page.getByText('Отмена начисления: Егор Панин')).toBeVisible();
    expect(page.getByRole('link', { name: 'Заказ 10482' })).toHaveAttribute('href', '/orders/7');
  });
});

describe('R45 R46 the name of an operation', () => {
  const FLASK = { ru: 'Термос', uz: 'Termos', en: 'Flask' };
  const named = [
    anOperation({
      type: 'ORDER',
      amount: -9_800,
      orderId: 7,
      orderNumber: '10482',
      comment: 'Термос',
      productName: FLASK,
    }),
    anOperation({
      operationId: 78,
      type: 'WELCOME',
      comment: 'Квота за олимпиаду',
      note: { ru: 'Квота за олимпиаду', uz: 'Olimpiada kvotasi', en: 'Olympiad quota' },
    }),
    anOperation({ operationId: 77, type: 'ORDER', comment: 'Конкурс ко Дню знаний' }),
  ];

  test.each([
    ['uz', ['10482-buyurtma', 'Termos', 'Kvota boʻyicha', 'Olimpiada kvotasi']],
    ['en', ['Order 10482', 'Flask', 'By quota', 'Olympiad quota']],
  ] as const)(
    'the name of an operation comes from the dictionary, in the interface language: %s',
    async (language, words) => {
      const { network, ...page } = await open({
        language,
        operations: named,
        answers: (services) =>
          services.on(getOperationDictionary, () => ({
            LoyaltyOperationsInfo: [...operationDictionary, { xmlId: 'QUOTE', ids: [78] }],
          })),
      });
      await page.findByText(words[2]);
      const text = plain(page.container.textContent);
      for (const word of words) expect(text).toContain(word);
      expect(text).not.toMatch(/Термос|Квота/);
      // The dictionary lacks this id, so the server's own text shows.
      expect(page.getByText('Конкурс ко Дню знаний')).toBeVisible();
      expect(network.calls(getOperationDictionary)).toHaveLength(1);
    },
  );

  test('the name of an operation is its own text if the dictionary fails to load', async () => {
    const page = await open({
      path: '/?history=all',
      answers: (network) => network.on(getOperationDictionary, () => answer(500)),
    });
    expect(await page.findByRole('link', { name: 'Заказ 10482' })).toBeVisible();
  });
});

describe('the whole history', () => {
  test('the whole history is filtered by reason, and the address keeps the filter', async () => {
    const { user, path, ...page } = await open({ path: '/?history=all' });
    await user.selectOptions(await page.findByRole('combobox', { name: 'За что' }), 'Заказ');
    expect(path()).toBe('/?history=all&type=ORDER');
    expect(page.getByText('Показано 1 из 4')).toHaveAttribute('role', 'status');
    expect(page.queryByText('За учёбу друга: Людмила Юн')).not.toBeInTheDocument();
    await user.click(page.getByRole('link', { name: 'Главная' }));
    expect(path()).toBe('/');
  });

  test('the whole history shows one page of operations, and the rest on demand', async () => {
    const years = [2026, 2025, 2024, 2023].flatMap((year) =>
      Array.from({ length: 20 }, () => anOperation({ amount: 1, date: `${year}-03-01T10:00:00` })),
    );
    const { user, ...page } = await open({ path: '/?history=all', operations: years });
    await user.click(await page.findByRole('button', { name: 'Показать ещё 40' }));
    expect(page.queryByRole('button', { name: /Показать ещё/ })).not.toBeInTheDocument();
  });
});

/** Without the UTF-8 byte order mark, which the reader removes. */
function textOf(file: Blob = new Blob()): Promise<string> {
  const reader = new FileReader();
  return new Promise((resolve) => {
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(file);
  });
}

describe('the statement', () => {
  const figures = (region: HTMLElement) =>
    within(region)
      .getAllByRole('definition')
      .map((figure) => plain(figure.textContent));

  test('the statement of all time starts with 0 and ends with the balance', async () => {
    const page = await open({ path: '/?history=all' });
    const region = await page.findByRole('region', { name: 'Выписка по 21.11.2026' });
    expect(figures(region)).toEqual(['0', '+22 800', '−10 300', '12 500']);
  });

  test('the statement of a period shows its closing balance and the balance of each line', async () => {
    const { user, path, ...page } = await open({ path: '/?history=all' });
    await user.click(await page.findByRole('button', { name: 'Прошлый месяц' }));
    expect(path()).toBe('/?history=all&from=2026-10-01&to=2026-10-31');
    const region = page.getByRole('region', { name: 'Выписка с 01.10.2026 по 31.10.2026' });
    expect(figures(region)).toEqual(['16 650', '0', '−500', '16 150']);
    const row = page.getByText('Отмена начисления: Егор Панин').closest('li');
    expect(plain(row?.textContent)).toMatch(/остаток 16 150$/);
    expect(page.queryByText('За учёбу друга: Людмила Юн')).not.toBeInTheDocument();
  });

  test('the statement accepts typed days and reports an invalid day', async () => {
    const { user, path, ...page } = await open({ path: '/?history=all' });
    const from = await page.findByRole('textbox', { name: 'С какого дня' });
    await user.type(from, '31.02.2026');
    await user.tab();
    expect(path()).toBe('/?history=all');
    await user.click(page.getByRole('combobox', { name: 'За что' }));
    expect(page.getByText('Такого дня нет')).toBeVisible();
    await user.clear(from);
    await user.type(from, '12.11.2026');
    expect(path()).toBe('/?history=all&from=2026-11-12');
    await user.type(page.getByRole('textbox', { name: 'По какой день' }), '01.11.2026');
    expect(page.getByText('Раньше начала')).toBeVisible();
  });

  test('the statement is saved as a file in which a spreadsheet runs no formula', async () => {
    const files: Blob[] = [];
    const names: string[] = [];
    URL.createObjectURL = (file) => `blob:${files.push(file as Blob)}`;
    URL.revokeObjectURL = () => {};
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    const { user, ...page } = await open({ path: '/?history=all&from=2026-11-01' });
    await user.click(await page.findByRole('button', { name: 'Скачать CSV' }));
    expect(names).toEqual(['vypiska-2026-11-01-2026-11-21.csv']);
    expect((await textOf(files[0])).split('\r\n')).toEqual([
      'Дата;За что;Подробнее;Движение;Остаток',
      '20.11.2026 10:00;За учёбу друга: Людмила Юн;40 % от оплаты;6150;12500',
      `12.11.2026 10:00;Заказ 10482;"'=Термос; 0,75 л";-9800;6350`,
      '',
    ]);
  });

  test('the statement is printed', async () => {
    const print = jest.fn();
    window.print = print;
    const { user, ...page } = await open({ path: '/?history=all' });
    await user.click(await page.findByRole('button', { name: 'Напечатать' }));
    expect(print).toHaveBeenCalledTimes(1);
  });
});
