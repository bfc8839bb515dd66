import {
  type Address,
  addAddress,
  changeAddress,
  listAddresses,
  setAddressHidden,
} from '@cabinet/contracts/addresses';
import { suggestAddress } from '@cabinet/contracts/suggestions';
import { anAccount } from '@cabinet/testing/account';
import { describeForm } from '@cabinet/testing/describeForm';
import { answer, type FakeNetwork } from '@cabinet/testing/fakeNetwork';
import { renderRemote } from '@cabinet/testing/renderRemote';
import { screen, waitFor, within } from '@testing-library/react';
import * as remote from './remote.tsx';

// Preload the page, so that no test waits for its compilation.
beforeAll(() => import('./pages/AddressListPage.tsx'), 30_000);
afterEach(() => localStorage.clear());

const TVER = { id: 1, address: 'г Тверь, ул Советская, д 7', comment: '' };

function anAddress(overrides: Partial<Address> = {}): Address {
  return { ...TVER, isDefault: false, isHidden: false, isUsed: false, ...overrides };
}

async function open(
  deliveryNotes: Address[] = [],
  answers?: (network: FakeNetwork) => void,
  query = '',
  account = anAccount(),
) {
  const view = await renderRemote(remote, {
    name: 'mf-orders',
    path: `/addresses${query}`,
    account,
    answers: (network) => {
      network.on(listAddresses, () => ({ deliveryNotes }));
      network.on(suggestAddress, ({ body }) => ({
        suggestions: [`${body.query}, 1-я`, `${body.query}, 2-я`].map((value) => ({ value })),
      }));
      answers?.(network);
    },
  });
  await screen.findByRole('button', { name: 'Добавить адрес' });
  return view;
}

const field = () => screen.getByRole('combobox', { name: 'Адрес' });
const comment = () => screen.getByRole('textbox', { name: /Как пройти/ });
const save = () => screen.getByRole('button', { name: 'Сохранить' });

describe('suggestions', () => {
  test('suggestions appear after three characters, and the arrow keys cycle through them', async () => {
    const { user, network } = await open([], undefined, '?address=new');
    await user.type(field(), 'Ка');
    expect(network.calls(suggestAddress)).toEqual([]);
    await user.type(field(), 'з');
    const options = await screen.findAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual(['Каз, 1-я', 'Каз, 2-я']);

    await user.keyboard('{ArrowUp}');
    expect(field()).toHaveAttribute('aria-activedescendant', options[1]?.id);
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('option', { selected: true })).toBe(options[0]);
    await user.keyboard('{Enter}');
    expect(field()).toHaveValue('Каз, 1-я');
    expect(field()).toHaveAttribute('aria-expanded', 'false');
  });

  test('a press takes a suggestion and keeps the focus in the field', async () => {
    const { user } = await open([], undefined, '?address=new');
    await user.type(field(), 'Каз');
    await user.click(await screen.findByRole('option', { name: 'Каз, 2-я' }));
    expect(field()).toHaveValue('Каз, 2-я');
    expect(field()).toHaveFocus();
  });

  test('suggestions that fail to load show a note in their place only', async () => {
    const { user } = await open(
      [],
      (network) => network.on(suggestAddress, () => answer(503)),
      '?address=new',
    );
    await user.type(field(), 'Каз');
    await waitFor(() => expect(field()).toHaveAccessibleDescription(/Подсказки сейчас не работают/));
    expect(within(screen.getByRole('dialog')).queryByRole('alert')).toBeNull();
  });
});

test.each([
  ['', 'Поле обязательно для заполнения'],
  ['дом', 'Введи адрес полностью: от 5 до 300 знаков'],
  ['12345', 'Введи адрес полностью: от 5 до 300 знаков'],
  ['г Тверь, ул Советская', 'Добавь номер дома'],
])('%j is not a valid address: %s', async (text, issue) => {
  const { user, network } = await open([], undefined, '?address=new');
  if (text) await user.type(field(), text);
  await user.click(save());
  expect(field()).toHaveFocus();
  expect(field()).toHaveAccessibleDescription(new RegExp(issue));
  expect(network.calls(addAddress)).toEqual([]);
});

describe.each([
  ['a new address', '?address=new', addAddress],
  ['a changed address', '?address=1', changeAddress],
] as const)('%s', (_, query, route) => {
  describeForm('the address form', {
    open: (account, answers) => open([anAddress({ address: '' })], answers, query, account),
    route,
    taken: () => ({ deliveryNote: anAddress() }),
    values: { Адрес: TVER.address, 'Как пройти': 'Домофон 7' },
    send: 'Сохранить',
    sent: { body: { address: TVER.address, comment: 'Домофон 7' } },
    wrong: ['Адрес', 'дом', 'Введи адрес полностью'],
    text: 'Как пройти',
    isHiddenInViewAs: true,
  });
});

test('§8 the form shows the remark of the service beside its own text', async () => {
  const { user, network } = await open([anAddress()]);
  network.on(changeAddress, () => answer(400, { message: 'Туда не возим' }));
  await user.click(screen.getByRole('button', { name: `Изменить: ${TVER.address}` }));
  await user.type(screen.getByRole('textbox', { name: /Как пройти/ }), 'Домофон 7');
  await user.click(save());
  expect(await within(screen.getByRole('dialog')).findByRole('alert')).toHaveTextContent(/ Туда не возим\. /);
});

test('§8 the refused address shows at its field', async () => {
  const { user, network } = await open([anAddress()]);
  network.on(changeAddress, () => answer(400, { error: 'Нет такого', errorCode: 'bad_address' }));
  await user.click(screen.getByRole('button', { name: `Изменить: ${TVER.address}` }));
  await user.click(save());
  await waitFor(() => expect(field()).toHaveAccessibleDescription(/Введи адрес полностью/));
  expect(field()).toHaveFocus();
  expect(screen.queryByText('Нет такого')).not.toBeInTheDocument();
});

test('a refusal shows where the participant acted', async () => {
  const { user, network } = await open([anAddress()]);
  network.on(changeAddress, () => answer(409, { error: 'На этот адрес уже есть заказ' }));
  await user.click(screen.getByRole('button', { name: `Изменить: ${TVER.address}` }));
  await user.type(screen.getByRole('textbox', { name: /Как пройти/ }), 'Домофон 7');
  await user.click(save());
  const dialog = within(screen.getByRole('dialog'));
  expect(await dialog.findByRole('alert')).toHaveTextContent('На этот адрес уже есть заказ');
  await user.click(dialog.getByRole('button', { name: 'Отмена' }));

  network.on(setAddressHidden, () => answer(409, { error: 'Не сейчас' }));
  await user.click(screen.getByRole('button', { name: `Скрыть: ${TVER.address}` }));
  const row = within(screen.getByRole('listitem'));
  expect(await row.findByRole('alert')).toHaveTextContent('Не сейчас');
});

describe('an address that another tab has changed', () => {
  const THEIRS = anAddress({ comment: 'Домофон 1', version: 'v2' });

  async function come() {
    const stored = [anAddress({ version: 'v1' })];
    const view = await open(stored, (network) => {
      network.on(listAddresses, () => ({ deliveryNotes: stored }));
      network.on(changeAddress, ({ body }) => {
        const [now] = stored;
        if (body.version !== now?.version) {
          return answer(409, { error: 'Не то', errorCode: 'changed', current: { deliveryNote: now } });
        }
        stored[0] = anAddress({ ...body, version: 'v3' });
        return { deliveryNote: stored[0] };
      });
    });
    await view.user.click(screen.getByRole('button', { name: `Изменить: ${TVER.address}` }));
    const dialog = within(await screen.findByRole('dialog'));
    stored[0] = THEIRS;
    await view.user.type(comment(), 'Домофон 2');
    await view.user.click(save());
    const note = await dialog.findByRole('alert');
    return { ...view, stored, dialog, note };
  }

  test('an address changed by another tab shows beside the typed text, in the form', async () => {
    const { note } = await come();
    expect(note).toHaveTextContent('Тем временем здесь сохранили другое');
    const values = within(note).getAllByRole('definition');
    expect(values.map(({ textContent }) => textContent)).toEqual([
      `${TVER.address}, Домофон 1`,
      `${TVER.address}, Домофон 2`,
    ]);
    expect(comment()).toHaveValue('Домофон 2');
  });

  test('an address changed by another tab can be replaced by the typed text', async () => {
    const { user, network, dialog, stored } = await come();
    await user.click(dialog.getByRole('button', { name: 'Сохранить моё' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(stored[0]).toMatchObject({ comment: 'Домофон 2' });
    const [first, second] = network.calls(changeAddress);
    expect([first, second].map((call) => call?.input.body.version)).toEqual(['v1', 'v2']);
    expect(first?.headers['Idempotency-Key']).not.toBe(second?.headers['Idempotency-Key']);
  });

  test('an address changed by another tab can stay, and the draft goes', async () => {
    const { user, network, dialog } = await come();
    await user.click(dialog.getByRole('button', { name: 'Оставить как сейчас' }));
    expect(dialog.queryByRole('alert')).toBeNull();
    expect(comment()).toHaveValue('Домофон 1');
    expect(field()).toHaveFocus();
    await user.click(dialog.getByRole('button', { name: 'Отмена' }));
    await user.click(screen.getByRole('button', { name: `Изменить: ${TVER.address}` }));
    expect(await screen.findByRole('textbox', { name: /Как пройти/ })).toHaveValue('Домофон 1');
    expect(network.calls(changeAddress)).toHaveLength(1);
  });

  test('a draft of an older version shows the changed address', async () => {
    const { user, dialog } = await come();
    await user.click(dialog.getByRole('button', { name: 'Отмена' }));
    await user.click(screen.getByRole('button', { name: `Изменить: ${TVER.address}` }));
    expect(await screen.findByRole('textbox', { name: /Как пройти/ })).toHaveValue('Домофон 2');
    await user.click(save());
    expect(await within(screen.getByRole('dialog')).findByRole('alert')).toHaveTextContent('Домофон 1');
  });
});

test('a hidden address cannot be restored while ten are shown', async () => {
  const shown = Array.from({ length: 10 }, (_, place) => anAddress({ id: place + 1 }));
  await open([...shown, anAddress({ id: 11, isHidden: true })]);
  const restore = screen.getByRole('button', { name: /^Вернуть/ });
  expect(restore).toBeDisabled();
  expect(restore).toHaveAccessibleDescription(/не больше десяти/);
});

test('§2 the form of a used address does not open by its address', async () => {
  await open([anAddress({ isUsed: true })], undefined, '?address=1');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a list that fails to load can be loaded again', async () => {
  const { user } = await renderRemote(remote, {
    name: 'mf-orders',
    path: '/addresses',
    answers: (network) => {
      let tries = 0;
      network.on(listAddresses, () => (++tries === 1 ? answer(500) : { deliveryNotes: [anAddress()] }));
    },
  });
  await user.click(await screen.findByRole('button', { name: /Повторить|ещё раз/i }));
  expect(await screen.findByText(TVER.address)).toBeVisible();
});
