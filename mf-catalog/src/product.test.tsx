import { getProduct, listRelatives, type Product } from '@cabinet/contracts/products';
import { anAccount } from '@cabinet/testing/account';
import { aCard, aContact, aProduct } from '@cabinet/testing/builders';
import { screen, waitFor, within } from '@testing-library/react';
import { hoodie, type Options, open, tablet } from '../test/openCatalogue.ts';

afterEach(() => localStorage.clear());

describe('a product', () => {
  test('a product opens as a dialog above the list, and Escape returns to the list', async () => {
    const { user, path } = await open('/catalog/products?sort=ascending', [hoodie]);
    await user.click(await screen.findByRole('link', { name: /Худи/ }));
    expect(path()).toBe('/catalog/12');
    expect(await screen.findByRole('dialog', { name: 'Худи' })).toBeVisible();
    await user.keyboard('{Escape}');
    expect(path()).toBe('/catalog/products?sort=ascending');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('a product opened from the dialog stays above the same list', async () => {
    const { user, path } = await open('/catalog/products', [hoodie], {
      answers: (network) => {
        network.on(getProduct, ({ params }) => ({ product: params.id === 12 ? hoodie : tablet }));
        network.on(listRelatives, ({ params }) => ({ products: params.id === 12 ? [tablet] : [] }));
      },
    });
    await user.click(await screen.findByRole('link', { name: /Худи/ }));
    await user.click(await screen.findByRole('link', { name: /Планшет/ }));
    expect(await screen.findByRole('dialog', { name: 'Планшет' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Закрыть' }));
    expect(path()).toBe('/catalog/products');
  });

  test('a product opened by its address is a full page with a link to its section', async () => {
    await open('/catalog/12', [hoodie]);
    expect(await screen.findByRole('heading', { level: 1, name: 'Худи' })).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Каталог' })).toHaveAttribute('href', '/catalog/products');
    expect(screen.getByText(/После покупки останется 9\s300/)).toBeVisible();
  });

  test.each(['/catalog/abc', '/catalog/12a', '/catalog/0', '/catalog/12/34'])(
    '%s is not a product',
    async (path) => {
      const { network } = await open(path);
      expect(await screen.findByText('Такой страницы нет')).toBeVisible();
      expect(network.calls(getProduct)).toHaveLength(0);
    },
  );

  test('a product with several pictures shows a gallery', async () => {
    const product = { ...hoodie, imageUrl: '/front.svg', images: ['/front.svg', '/back.svg', '/label.svg'] };
    await open('/catalog/12', [product]);
    const gallery = within(await screen.findByRole('region', { name: 'Фотографии' }));
    expect(gallery.getAllByRole('img').map((picture) => picture.getAttribute('src'))).toEqual([
      '/front.svg',
      '/back.svg',
      '/label.svg',
    ]);
    expect(gallery.getByRole('img', { name: 'Худи, фото 2' })).toBeVisible();
  });

  test('an event shows the allowed and the owned number of tickets', async () => {
    const event = aProduct({ id: 14, section: 'events', eventDate: '2099-05-01T16:00:00Z', ticketLimit: 4 });
    await open('/catalog/14', [{ ...event, owned: 1 }]);
    expect(await screen.findByText('до 4 билетов на человека. У тебя уже есть 1')).toBeVisible();
    expect(screen.getByRole('button', { name: /^Купить\sза/ })).toBeEnabled();
  });

  test('an unknown product says so in its place', async () => {
    await open('/catalog/999');
    expect(await screen.findByText('Такого в каталоге нет')).toBeVisible();
  });
});

describe('a product that cannot be bought', () => {
  const applicant = anAccount({ contact: aContact({ hasWin: false, deals: [] }) });
  const event = aProduct({ id: 12, section: 'events', ticketLimit: 1 });

  test.each<[string, string, Product, Options]>([
    ['a non-student (R34)', 'купить получится после зачисления', hoodie, { account: applicant }],
    ['no physical card', 'У тебя нет физической карты', hoodie, { account: anAccount({ cards: [] }) }],
    [
      'a card that is off',
      'Токены сейчас заморожены',
      hoodie,
      { account: anAccount({ cards: [aCard({ status: 2 })] }) },
    ],
    ['out of stock', 'Нет в наличии', { ...hoodie, stock: 0 }, {}],
    ['a ticket limit of 0', 'Напиши в поддержку', { ...event, ticketLimit: 0 }, {}],
    ['view-as', 'чужой кабинет', hoodie, { account: anAccount({ owner: 'other@cabinet.test' }) }],
    ['all tickets taken', 'У тебя уже есть все билеты', { ...event, owned: 1 }, {}],
  ])(
    'a product that cannot be bought shows a disabled button with the reason: %s',
    async (_, reason, product, options) => {
      await open('/catalog/12', [product], options);
      const buy = await screen.findByRole('button', { name: /^Купить\sза/ });
      await waitFor(() => expect(buy).toBeDisabled());
      expect(buy).toHaveAccessibleDescription(expect.stringContaining(reason));
    },
  );
});
