import { createOrder } from '@cabinet/contracts/orders';
import type { Product, Variant } from '@cabinet/contracts/products';
import { anAccount } from '@cabinet/testing/account';
import { answer, lost } from '@cabinet/testing/fakeNetwork';
import { screen, waitFor, within } from '@testing-library/react';
import { hoodie, type Options, open, withTokens } from '../test/openCatalogue.ts';

// Preload the form, so that no test waits for its compilation.
beforeAll(() => import('./pages/PurchaseForm.tsx'), 30_000);
afterEach(() => localStorage.clear());

const COLORS = {
  blue: { name: { ru: 'синий', uz: 'koʻk', en: 'blue' }, value: '#2b35d8' },
  red: { name: { ru: 'красный', uz: 'qizil', en: 'red' }, value: '#c4102b' },
};

function aVariant(id: number, color: keyof typeof COLORS, size: string, stock: number): Variant {
  const isRed = color === 'red';
  const price = isRed ? 3_500 : 3_200;
  return { id, color: COLORS[color], size, stock, price, imageUrl: isRed ? '/red.svg' : '/blue.svg' };
}

const varied: Product = {
  ...hoodie,
  imageUrl: '/blue.svg',
  stock: 40,
  variants: [
    aVariant(101, 'blue', 'M', 20),
    aVariant(102, 'blue', 'XL', 0),
    aVariant(103, 'red', 'M', 3),
    aVariant(104, 'red', 'XL', 12),
  ],
};

const openHoodie = (options?: Options) => open('/catalog/12', [varied], options);
const press = (name: string | RegExp) => screen.getByRole('button', { name });

test('a product without a chosen size asks for a size and leads there', async () => {
  const { user } = await openHoodie();
  const sizes = within(await screen.findByRole('group', { name: 'Размер' }));
  await user.click(await screen.findByRole('button', { name: 'Выбери размер' }));
  expect(sizes.getByRole('button', { name: 'M' })).toHaveFocus();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('an absent size is disabled, and its name says why', async () => {
  const { user } = await openHoodie();
  expect(await screen.findByRole('button', { name: /^XL, нет\sв\sналичии$/ })).toBeDisabled();
  await user.click(press('красный'));
  expect(press('XL')).toBeEnabled();
});

test('price, picture and stock follow colour and size', async () => {
  const { user } = await openHoodie();
  await user.click(await screen.findByRole('button', { name: 'M' }));
  expect(press(/^Купить\sза 3\s200$/)).toBeEnabled();
  expect(screen.getByRole('img', { name: 'Худи' })).toHaveAttribute('src', '/blue.svg');
  expect(screen.queryByText(/Осталось/)).not.toBeInTheDocument();

  await user.click(press('красный'));
  expect(press('красный')).toHaveAttribute('aria-pressed', 'true');
  expect(press('M')).toHaveAttribute('aria-pressed', 'true');
  expect(press(/^Купить\sза 3\s500$/)).toBeEnabled();
  expect(screen.getByRole('img', { name: 'Худи' })).toHaveAttribute('src', '/red.svg');
  expect(screen.getByText('Осталось 3').closest('p')).toHaveTextContent('красный, M');
});

test('a colour without the chosen size asks for a size again', async () => {
  const { user } = await openHoodie();
  await user.click(await screen.findByRole('button', { name: 'красный' }));
  await user.click(press('XL'));
  await user.click(press('синий'));
  expect(press('Выбери размер')).toBeEnabled();
});

test('a link to a variant chooses the variant', async () => {
  await open('/catalog/12?variant=104', [varied]);
  expect(await screen.findByRole('button', { name: 'красный' })).toHaveAttribute('aria-pressed', 'true');
  expect(press('XL')).toHaveAttribute('aria-pressed', 'true');
});

test('the order and the dialog name the variant', async () => {
  const { user, network } = await openHoodie();
  await user.click(await screen.findByRole('button', { name: 'красный' }));
  await user.click(press('M'));
  await user.click(press(/^Купить\sза/));
  expect(await screen.findByRole('dialog')).toHaveTextContent(
    'Худи, красный, M. После покупки останется 9 000.',
  );
  await user.click(press('Списать'));
  await screen.findByRole('heading', { name: /оформлен/ });
  expect(network.calls(createOrder)[0]?.input.body).toMatchObject({ variantId: 103, price: 3_500 });
});

test('the last piece sold meanwhile is refused in the dialog', async () => {
  const { user } = await openHoodie({
    answers: (network) =>
      network.on(createOrder, () => answer(409, { error: 'Нет', errorCode: 'out_of_stock' })),
  });
  await user.click(await screen.findByRole('button', { name: 'M' }));
  await user.click(press(/^Купить\sза/));
  await user.click(await screen.findByRole('button', { name: 'Списать' }));
  expect(await within(screen.getByRole('dialog')).findByText(/Нет в наличии/)).toBeVisible();
});

test('a purchase without an answer keeps its choice after a reload', async () => {
  const account = anAccount();
  const first = await openHoodie({ account, answers: (network) => network.on(createOrder, () => lost) });
  await first.user.click(await screen.findByRole('button', { name: 'красный' }));
  await first.user.click(press('M'));
  await first.user.click(press(/^Купить\sза/));
  await first.user.click(await screen.findByRole('button', { name: 'Списать' }));
  await screen.findByRole('button', { name: 'Повторить' });
  first.unmount();

  await openHoodie({ account });
  expect(await screen.findByRole('button', { name: 'красный' })).toHaveAttribute('aria-pressed', 'true');
  expect(press('синий')).toBeDisabled();
  expect(press('M')).toHaveAttribute('aria-pressed', 'true');
});

test('§5 the missing tokens for the more expensive colour are named', async () => {
  const { user } = await openHoodie({ account: withTokens(3_300) });
  await user.click(await screen.findByRole('button', { name: 'M' }));
  expect(await screen.findByText(/После покупки останется 100/)).toBeVisible();
  await user.click(press('красный'));
  const buy = press(/^Купить\sза 3\s500$/);
  await waitFor(() => expect(buy).toHaveAccessibleDescription(/^Недостаточно токенов, не хватает 200\./));
});
