import { listContacts } from '@cabinet/contracts/members';
import { REMOTE_CONTRACT } from '@cabinet/contracts/registry';
import type { CabinetElement } from '@cabinet/elements';
import { store } from '@cabinet/state/store';
import { anAccount } from '@cabinet/testing/account';
import { renderRemote } from '@cabinet/testing/renderRemote';
import { act } from 'react';
import { signInAtom } from '../../start.ts';
import { Area, messages } from '../Documentation.tsx';

// The build writes these modules from the sources of the kit.
jest.mock('#documentation-props', () => ({}), { virtual: true });
jest.mock('#documentation-costs', () => [], { virtual: true });
jest.mock('#documentation-snippets', () => ({}), { virtual: true });

async function open() {
  const { session } = anAccount();
  store.set(signInAtom, { session, token: async () => 'own token', signOut: async () => {} });
  const documentation = { contract: REMOTE_CONTRACT, Routes: Area, messages };
  const view = await renderRemote(documentation, {
    name: 'documentation',
    path: '/documentation/embedding',
  });
  await view.findByRole('heading', { level: 1, name: 'Встраивание' });
  const element = () => {
    const found = view.container.querySelector<CabinetElement>('cabinet-catalog, cabinet-orders');
    if (!found) throw new Error('the element is missing');
    return found;
  };
  const code = () => view.getByRole('tabpanel').querySelector('code')?.textContent;
  return { ...view, element, code };
}

afterEach(() => {
  store.set(signInAtom, null);
  for (const script of [...document.scripts]) script.remove();
});

test('the element and its code have the chosen attributes', async () => {
  const { user, element, code, getByLabelText } = await open();
  expect([...document.scripts].map(({ src }) => src)).toEqual([`${location.origin}/embed/v1.js`]);
  expect(code()).toContain('<cabinet-catalog>\n');

  await user.selectOptions(getByLabelText('Язык'), 'uz');
  await user.selectOptions(getByLabelText('Тема'), 'dark');
  await user.selectOptions(getByLabelText('Шрифт'), 'Georgia, serif');
  expect(element()).toHaveAttribute('locale', 'uz');
  expect(element()).toHaveAttribute('theme', 'dark');
  expect(element().style.getPropertyValue('--cabinet-font')).toBe('Georgia, serif');
  expect(code()).toContain('<cabinet-catalog locale="uz" theme="dark">');
  expect(code()).toContain('--cabinet-font: Georgia, serif;');

  await user.selectOptions(getByLabelText('Адрес портала'), 'path');
  await user.type(getByLabelText('Начало адреса'), '/shop');
  expect(code()).toContain('routing="path" basename="/shop"');
  // The documentation owns the address of this page.
  expect(element()).not.toHaveAttribute('routing');
});

test('another element starts at its own first page', async () => {
  const { user, element, getByLabelText } = await open();
  await user.selectOptions(getByLabelText('Страница'), '/catalog/services');
  expect(element()).toHaveAttribute('path', '/catalog/services');
  await user.selectOptions(getByLabelText('Элемент'), 'orders');
  expect(element().localName).toBe('cabinet-orders');
  expect(element()).toHaveAttribute('path', '/orders');
});

test('the element gets the token of the signed-in person', async () => {
  const { element } = await open();
  const { token } = element();
  expect(typeof token === 'function' && (await token({ fresh: false }))).toBe('own token');
});

test('a log shows the events of the element, newest first, until the reader clears it', async () => {
  const { user, element, getByRole } = await open();
  const log = getByRole('log', { name: 'События' });
  const events = () => [...log.querySelectorAll('li')].map(({ textContent }) => textContent);
  expect(log).toHaveTextContent(/^Пока тихо/);

  const tell = (type: string, detail: object) =>
    act(() => element().dispatchEvent(new CustomEvent(type, { detail })));
  tell('cabinet-navigate', { path: '/catalog/3' });
  tell('cabinet-error', { place: 'setup' });
  expect(events()).toEqual([
    expect.stringMatching(/cabinet-error.*"place": "setup"/s),
    expect.stringMatching(/cabinet-navigate.*"path": "\/catalog\/3"/s),
  ]);

  await user.click(getByRole('button', { name: 'Очистить' }));
  expect(events()).toEqual([]);
});

test('an order in the element updates the balance of the cabinet', async () => {
  const { element, network } = await open();
  const before = network.calls(listContacts).length;
  await act(async () => {
    element().dispatchEvent(new CustomEvent('cabinet-order', { detail: { action: 'placed' } }));
  });
  expect(network.calls(listContacts)).toHaveLength(before + 1);
});

test('arrow keys select the code, and the button copies the code', async () => {
  const { user, code, getByRole, findByText } = await open();
  await user.click(getByRole('tab', { name: 'HTML' }));
  await user.keyboard('{ArrowRight}');
  expect(getByRole('tab', { name: 'React' })).toHaveFocus();
  expect(getByRole('tabpanel', { name: 'React' })).toBeVisible();
  await user.keyboard('{End}');
  expect(getByRole('tab', { name: 'iframe', selected: true })).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(getByRole('tab', { name: 'HTML', selected: true })).toHaveFocus();

  await user.click(getByRole('button', { name: 'Скопировать код' }));
  await findByText('Код скопирован');
  expect(await navigator.clipboard.readText()).toBe(code());
});
