import {
  createOrder,
  getProduct,
  listContacts,
  listOrders,
  listProducts,
  listReferrals,
  listRelatives,
  type Product,
  SECTIONS,
} from '@cabinet/contracts/loyalty';
import { type Account, anAccount } from '@cabinet/testing/account';
import { aCard, aContact, anOrder, aProduct } from '@cabinet/testing/builders';
import { answer, type FakeNetwork, lost } from '@cabinet/testing/fakeNetwork';
import { type RenderRemoteOptions, renderRemote } from '@cabinet/testing/renderRemote';
import { setOnline } from '@cabinet/testing/setOnline';
import { screen, waitFor, within } from '@testing-library/react';
import * as remote from './remote.tsx';

afterEach(() => localStorage.clear());

const KEY = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

type Options = Omit<RenderRemoteOptions, 'name' | 'path'>;

/** Opens an address of the remote with these products in the catalogue; a test may change them meanwhile. */
function open(path: string, products: Product[] = [aProduct()], options: Options = {}) {
  const answers = (network: FakeNetwork) => {
    network.on(listProducts, ({ query }) => pageOf(products, query));
    network.on(getProduct, ({ params }) => {
      const product = products.find(({ id }) => id === params.id);
      return product ? { product } : answer(404, { error: 'Такого товара нет в каталоге' });
    });
    network.on(listRelatives, () => ({ products: [] }));
    network.on(listOrders, () => ({ orders: [] }));
    network.on(createOrder, ({ body }) => ({
      order: anOrder({ number: '1043', price: body.price ?? null }),
    }));
    options.answers?.(network);
  };
  return renderRemote(remote, { name: 'mf-catalog', ...options, path, answers });
}

/** What the service would answer: filtered by section and price, one page of it. */
function pageOf(
  all: Product[],
  query: { section: string; maxPrice?: number | undefined; offset: number; limit: number },
) {
  const highest = query.maxPrice ?? Number.POSITIVE_INFINITY;
  const found = all.filter(({ section, price }) => section === query.section && price <= highest);
  return {
    products: found.slice(query.offset, query.offset + query.limit),
    total: found.length,
    facets: {
      brands: [
        { id: 1, name: { ru: 'Halqa' }, count: 1 },
        { id: 2, name: { ru: 'Ovozi' }, count: 1 },
      ],
      categories: [
        { id: 3, name: { ru: 'Одежда' }, count: 12 },
        { id: 7, name: { ru: 'Техника' }, count: 18 },
      ],
      prices: all.map(({ price }) => price).toSorted((one, other) => one - other),
    },
  };
}

/** The account of somebody who has these tokens. */
function withTokens(tokens: number): Account {
  return anAccount({ contact: aContact({ balance: tokens, available: tokens }) });
}

function many(count: number): Product[] {
  return Array.from({ length: count }, (_, place) => aProduct({ name: { ru: `Вещь ${place + 1}` } }));
}

const hoodie = aProduct({
  id: 12,
  name: { ru: 'Худи', uz: 'Xudi', en: 'Hoodie' },
  price: 3_200,
  isNew: true,
});
const tablet = aProduct({ id: 13, name: { ru: 'Планшет' }, price: 27_900 });

describe('the list', () => {
  test('/catalog leads to the products', async () => {
    const { path } = await open('/catalog', [hoodie]);
    expect(await screen.findByRole('link', { name: /Худи/ })).toBeVisible();
    expect(path()).toBe('/catalog/products');
  });

  test('a card is one link with price, news and the missing tokens', async () => {
    await open('/catalog/products', [hoodie, tablet, aProduct({ name: { ru: 'Скейтборд' }, stock: 0 })]);
    const cards = await screen.findAllByRole('link', { name: /токенов/ });
    expect(cards[0]).toHaveAccessibleName(/Новое.*Худи.*3\s200.*токенов/);
    expect(cards[1]).toHaveAccessibleName(/Планшет.*27\s900.*не хватает 15\s400/);
    expect(cards[2]).toHaveAccessibleName(/Нет в наличии.*Скейтборд/);
  });

  test('the referral tile stands third, once, and names the nearest thing out of reach', async () => {
    await open(
      '/catalog/products',
      [hoodie, hoodie, tablet].map((product, id) => ({ ...product, id: id + 1 })),
    );
    const items = await screen.findAllByRole('listitem');
    expect(items).toHaveLength(4);
    expect(items[2]).toHaveTextContent('Планшет: не хватает 15 400');
    expect(within(items[2] as HTMLElement).getByRole('link', { name: 'Пригласить' })).toHaveAttribute(
      'href',
      '/invites',
    );
  });

  test('the referral tile promises no share as long as the friends are not known', async () => {
    await open('/catalog/products', [hoodie], {
      answers: (network) => network.on(listReferrals, () => answer(409)),
    });
    expect(await screen.findByText('Часть его первого семестра придёт на твою карту')).toBeVisible();
  });

  test('the sections are links with an address of their own', async () => {
    const { user, path, network } = await open('/catalog/products', [hoodie]);
    await screen.findByRole('link', { name: /Худи/ });
    await user.click(screen.getByRole('link', { name: 'Услуги' }));
    expect(path()).toBe('/catalog/services');
    expect(screen.getByRole('link', { name: 'Услуги' })).toHaveAttribute('aria-current', 'page');
    expect(await screen.findByText('Здесь пока пусто')).toBeVisible();
    expect(network.calls(listProducts).at(-1)?.input.query.section).toBe('services');
  });

  test('without an answer there is a failure with a retry that works', async () => {
    let isBroken = true;
    const { user } = await open('/catalog/products', [], {
      answers: (network) =>
        network.on(listProducts, ({ query }) => (isBroken ? answer(500) : pageOf([hoodie], query))),
    });
    const retry = await screen.findByRole('button', { name: 'Повторить' });
    isBroken = false;
    await user.click(retry);
    expect(await screen.findByRole('link', { name: /Худи/ })).toBeVisible();
  });

  test('a failed refresh keeps the list and says so', async () => {
    const { user, network } = await open('/catalog/products', [hoodie]);
    await screen.findByRole('link', { name: /Худи/ });
    network.on(listProducts, () => answer(500));
    await user.click(screen.getByRole('checkbox', { name: /Одежда/ }));
    expect(await screen.findByText(/Не получилось обновить список/)).toBeVisible();
    expect(screen.getByRole('link', { name: /Худи/ })).toBeVisible();
    network.on(listProducts, ({ query }) => pageOf([tablet], query));
    await user.click(screen.getByRole('button', { name: 'Повторить' }));
    expect(await screen.findByRole('link', { name: /Планшет/ })).toBeVisible();
    expect(screen.queryByText(/Не получилось обновить/)).not.toBeInTheDocument();
  });

  test('what is on screen stays while a new filter is on its way', async () => {
    const { user, network } = await open('/catalog/products', [hoodie]);
    await screen.findByRole('link', { name: /Худи/ });
    const { promise, resolve } = Promise.withResolvers<ReturnType<typeof pageOf>>();
    network.on(listProducts, () => promise);
    await user.click(screen.getByRole('checkbox', { name: /Техника/ }));
    expect(screen.getByRole('link', { name: /Худи/ })).toBeVisible();
    expect(screen.getByRole('list')).toHaveAttribute('aria-busy', 'true');
    resolve({ ...pageOf([tablet], { section: 'products', offset: 0, limit: 20 }), total: 1 });
    expect(await screen.findByRole('link', { name: /Планшет/ })).toBeVisible();
    expect(screen.queryByRole('link', { name: /Худи/ })).not.toBeInTheDocument();
  });

  test('shows more, keeps that in the address and counts what is left', async () => {
    const { user, path } = await open('/catalog/products', many(45));
    await user.click(await screen.findByRole('button', { name: 'Показать ещё 25' }));
    expect(await screen.findByRole('link', { name: /Вещь 40 / })).toBeVisible();
    expect(path()).toBe('/catalog/products?pages=2');
    expect(screen.getByRole('link', { name: /Вещь 1 / })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Показать ещё 5' })).toBeVisible();
  });

  test('returns to as many pages as were open', async () => {
    await open('/catalog/products?pages=3', many(45));
    expect(await screen.findByRole('link', { name: /Вещь 45 / })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Показать ещё/ })).not.toBeInTheDocument();
  });
});

describe('the filters', () => {
  test('each stands in the address and in the request', async () => {
    const { user, path, network } = await open('/catalog/products', [hoodie, tablet]);
    await screen.findByRole('link', { name: /Худи/ });
    const asked = () => network.calls(listProducts).at(-1)?.input.query;

    await user.click(screen.getByRole('checkbox', { name: /Одежда/ }));
    await user.click(screen.getByRole('checkbox', { name: /Техника/ }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Бренд' }), 'Ovozi');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Сортировка' }), 'Дешевле');
    const price = screen.getByRole('textbox', { name: 'Цена до' });
    await user.clear(price);
    await user.type(price, '9000{Enter}');
    await user.type(screen.getByRole('searchbox', { name: 'Поиск' }), 'худи{Enter}');

    const params = new URLSearchParams(path().split('?')[1]);
    expect(Object.fromEntries(params)).toEqual({
      category: '3,7',
      brand: '2',
      maxPrice: '9000',
      search: 'худи',
      sort: 'ascending',
    });
    await waitFor(() => expect(asked()?.search).toBe('худи'));
    expect(asked()).toMatchObject({
      category: [3, 7],
      brand: [2],
      maxPrice: 9_000,
      sort: 'ascending',
      offset: 0,
    });
  });

  test('a shared address sets them', async () => {
    const { network } = await open('/catalog/products?category=7&sort=descending&maxPrice=28000', [hoodie]);
    expect(await screen.findByRole('checkbox', { name: /Техника/ })).toBeChecked();
    expect(screen.getByRole('combobox', { name: 'Сортировка' })).toHaveDisplayValue('Дороже');
    expect(screen.getByRole('button', { name: /до 28\s000/ })).toBeVisible();
    expect(network.calls(listProducts)[0]?.input.query).toMatchObject({ category: [7], sort: 'descending' });
  });

  test('a chip takes its filter off, «Сбросить» takes all of them off', async () => {
    const { user, path } = await open('/catalog/products?category=3,7&maxPrice=28000', [hoodie]);
    await user.click(await screen.findByRole('button', { name: /Одежда/ }));
    expect(path()).toBe('/catalog/products?category=7&maxPrice=28000');
    await user.click(screen.getByRole('button', { name: 'Сбросить' }));
    expect(path()).toBe('/catalog/products');
  });

  test('«На что хватает токенов» asks for no more than the balance', async () => {
    const { user, network } = await open('/catalog/products', [hoodie, tablet]);
    await screen.findByRole('link', { name: /Планшет/ });
    await user.click(screen.getByRole('checkbox', { name: 'На что хватает токенов' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: /Планшет/ })).not.toBeInTheDocument());
    expect(network.calls(listProducts).at(-1)?.input.query.maxPrice).toBe(12_500);
    expect(screen.getByText('1 товар')).toHaveAttribute('role', 'status');
  });

  test('where nothing matches, one button takes the filters off', async () => {
    const { user, path } = await open('/catalog/products?maxPrice=100', [hoodie]);
    await user.click(await screen.findByRole('button', { name: 'Сбросить фильтры' }));
    expect(path()).toBe('/catalog/products');
    expect(await screen.findByRole('link', { name: /Худи/ })).toBeVisible();
  });

  test('the sheet of a narrow screen says how much it will show', async () => {
    const { user } = await open('/catalog/products', [hoodie, tablet]);
    await user.click(await screen.findByRole('button', { name: 'Фильтры' }));
    const sheet = screen.getByRole('dialog', { name: 'Фильтры' });
    const show = await within(sheet).findByRole('button', { name: 'Показать 2 товара' });
    await user.click(within(sheet).getByRole('checkbox', { name: 'На что хватает токенов' }));
    await waitFor(() => expect(show).toHaveTextContent('Показать 1 товар'));
    await user.click(show);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('a product', () => {
  test('opens as a dialog above the list, and Escape goes back there', async () => {
    const { user, path } = await open('/catalog/products?sort=ascending', [hoodie]);
    await user.click(await screen.findByRole('link', { name: /Худи/ }));
    expect(path()).toBe('/catalog/12');
    expect(await screen.findByRole('dialog', { name: 'Худи' })).toBeVisible();
    await user.keyboard('{Escape}');
    expect(path()).toBe('/catalog/products?sort=ascending');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('another one opened from the dialog stays above the same list', async () => {
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

  test('by its address it is a page with a way back to its section', async () => {
    await open('/catalog/12', [hoodie]);
    expect(await screen.findByRole('heading', { level: 1, name: 'Худи' })).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Каталог' })).toHaveAttribute('href', '/catalog/products');
    expect(screen.getByText(/После покупки останется 9\s300/)).toBeVisible();
  });

  test.each(['/catalog/abc', '/catalog/12a', '/catalog/0', '/catalog/12/34'])(
    '%s is no product',
    async (path) => {
      const { network } = await open(path);
      expect(await screen.findByText('Такой страницы нет')).toBeVisible();
      expect(network.calls(getProduct)).toHaveLength(0);
    },
  );

  test('an unknown number says so in its place', async () => {
    await open('/catalog/999');
    expect(await screen.findByText('Такого в каталоге нет')).toBeVisible();
  });
});

describe('buying', () => {
  async function openPurchase(options: Options = {}, product = hoodie) {
    const view = await open(`/catalog/${product.id}`, [product], options);
    await view.user.click(await screen.findByRole('button', { name: 'Купить' }));
    return { ...view, dialog: screen.getByRole('dialog') };
  }

  test('warns of the charge, sends comment, day, price and key, and shows the order', async () => {
    const account = anAccount();
    const { user, network } = await openPurchase({ account });
    expect(screen.getByRole('dialog', { name: /^Списать 3\s200\sтокенов\?$/ })).toHaveTextContent(
      'Худи. После покупки останется 9 300.',
    );
    await user.type(screen.getByLabelText(/Комментарий/), 'Размер M');
    await user.type(screen.getByLabelText(/Когда удобно/), '2099-03-01');
    account.contact = aContact({ balance: 9_300, available: 9_300 });
    await user.click(screen.getByRole('button', { name: 'Списать' }));

    expect(await screen.findByRole('heading', { name: /^Заказ №\s1043 оформлен$/ })).toHaveFocus();
    expect(screen.getByText(/^Списали 3\s200\sтокенов\. /)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Открыть заказ' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/orders\/\d+$/),
    );
    const [call] = network.calls(createOrder);
    expect(call?.input.body).toEqual({
      cardId: 501,
      prodId: 12,
      price: 3_200,
      comment: 'Размер M',
      date: new Date('2099-03-01T12:00').toISOString(),
      description: 'Худи',
    });
    expect(call?.headers['Idempotency-Key']).toMatch(KEY);
    // The balance falls: the contact was read again.
    await waitFor(() => expect(network.calls(listContacts)).toHaveLength(2));
    await user.click(screen.getByRole('button', { name: 'Купить ещё' }));
    expect(await screen.findByText(/После покупки останется 6\s100/)).toBeVisible();
  });

  test('a double press is one purchase', async () => {
    const { user, network } = await openPurchase();
    await user.dblClick(screen.getByRole('button', { name: 'Списать' }));
    await screen.findByRole('heading', { name: /оформлен/ });
    expect(network.calls(createOrder)).toHaveLength(1);
  });

  test('«Не сейчас» buys nothing and keeps what was typed', async () => {
    const { user, network } = await openPurchase();
    await user.type(screen.getByLabelText(/Комментарий/), 'Размер M');
    await user.click(screen.getByRole('button', { name: 'Не сейчас' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Купить' }));
    expect(screen.getByLabelText(/Комментарий/)).toHaveValue('Размер M');
    expect(network.calls(createOrder)).toHaveLength(0);
  });

  test('says before sending that emoji are not kept, and sends none', async () => {
    const { user, network } = await openPurchase();
    await user.type(screen.getByLabelText(/Комментарий/), 'Спасибо 🎉');
    expect(screen.getByLabelText(/Комментарий/)).toHaveAccessibleDescription(/Эмодзи не сохранятся/);
    await user.click(screen.getByRole('button', { name: 'Списать' }));
    await screen.findByRole('heading', { name: /оформлен/ });
    expect(network.calls(createOrder)[0]?.input.body.comment).toBe('Спасибо');
  });

  test('a comment that is too long is kept and not sent', async () => {
    const { user, network } = await openPurchase();
    await user.click(screen.getByLabelText(/Комментарий/));
    await user.paste('ю'.repeat(502));
    expect(screen.getByLabelText(/Комментарий/)).toHaveAccessibleDescription(/Сократи на 2 знака/);
    await user.click(screen.getByRole('button', { name: 'Списать' }));
    expect(network.calls(createOrder)).toHaveLength(0);
    expect(screen.getByLabelText(/Комментарий/)).toHaveValue('ю'.repeat(502));
  });

  test('§5 too few tokens: an alert names the missing amount, nothing is asked', async () => {
    const { user, network } = await open('/catalog/12', [hoodie], { account: withTokens(100) });
    await user.click(await screen.findByRole('button', { name: 'Купить' }));
    const alert = screen.getByText(/Недостаточно токенов/).closest('[role=alert]');
    expect(alert).toHaveTextContent('Недостаточно токенов, не хватает 3 100');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(network.calls(createOrder)).toHaveLength(0);
  });

  test('a price that changed is shown and has to be confirmed again', async () => {
    const products = [{ ...hoodie }];
    const { user, network } = await open('/catalog/12', products);
    await user.click(await screen.findByRole('button', { name: 'Купить' }));
    products[0] = { ...hoodie, price: 3_500 };
    network.on(createOrder, ({ body }) =>
      body.price === 3_500
        ? { order: anOrder({ number: '1044', price: 3_500 }) }
        : answer(409, { error: 'Цена изменилась', errorCode: 'price_changed' }),
    );
    await user.type(screen.getByLabelText(/Комментарий/), 'Размер M');
    await user.click(screen.getByRole('button', { name: 'Списать' }));

    expect(await screen.findByText(/была 3\s200, стала 3\s500/)).toBeVisible();
    expect(screen.getByRole('dialog', { name: /^Списать 3\s500\sтокенов\?$/ })).toBeVisible();
    expect(screen.getByLabelText(/Комментарий/)).toHaveValue('Размер M');
    expect(network.calls(createOrder)).toHaveLength(1);

    await user.click(screen.getByRole('button', { name: 'Списать' }));
    expect(await screen.findByRole('heading', { name: /№\s1044 оформлен/ })).toBeVisible();
    const [first, second] = network.calls(createOrder);
    expect(second?.input.body.price).toBe(3_500);
    expect(second?.headers['Idempotency-Key']).not.toBe(first?.headers['Idempotency-Key']);
  });

  test('sold out meanwhile: the reason stands in the dialog', async () => {
    const products = [{ ...hoodie }];
    const { user, network } = await open('/catalog/12', products);
    await user.click(await screen.findByRole('button', { name: 'Купить' }));
    products[0] = { ...hoodie, stock: 0 };
    network.on(createOrder, () =>
      answer(409, { error: 'Этого товара больше нет', errorCode: 'out_of_stock' }),
    );
    await user.click(screen.getByRole('button', { name: 'Списать' }));
    expect(await within(screen.getByRole('dialog')).findByRole('alert')).toHaveTextContent('Нет в наличии');
    await user.click(screen.getByRole('button', { name: 'Не сейчас' }));
    expect(await screen.findByRole('button', { name: 'Купить' })).toBeDisabled();
  });

  test('without an answer the same purchase is sent again with the same key, whatever was typed stays', async () => {
    const { user, network } = await openPurchase({
      answers: (network) => network.on(createOrder, () => lost),
    });
    await user.type(screen.getByLabelText(/Комментарий/), 'Размер M');
    await user.click(screen.getByRole('button', { name: 'Списать' }));
    const alert = await within(screen.getByRole('dialog')).findByRole('alert');
    expect(alert).toHaveTextContent('Ответ не пришёл');
    expect(screen.getByLabelText(/Комментарий/)).toHaveAttribute('readonly');

    // Leaving the question does not forget it.
    await user.click(screen.getByRole('button', { name: 'Не сейчас' }));
    await user.click(screen.getByRole('button', { name: 'Купить' }));
    network.on(createOrder, () => ({ order: anOrder({ number: '1045' }) }));
    await user.click(screen.getByRole('button', { name: 'Повторить' }));
    expect(await screen.findByRole('heading', { name: /№\s1045 оформлен/ })).toBeVisible();

    const sent = network.calls(createOrder);
    expect(new Set(sent.map(({ headers }) => headers['Idempotency-Key'])).size).toBe(1);
    expect(new Set(sent.map(({ input }) => JSON.stringify(input.body))).size).toBe(1);
  });

  test('N2 after a reload in the middle of a purchase the same one is sent again', async () => {
    const account = anAccount();
    const first = await openPurchase({ account, answers: (network) => network.on(createOrder, () => lost) });
    await first.user.type(screen.getByLabelText(/Комментарий/), 'Размер M');
    await first.user.click(screen.getByRole('button', { name: 'Списать' }));
    await within(screen.getByRole('dialog')).findByText(/Ответ не пришёл/);
    first.unmount();

    const { user, network } = await openPurchase({ account });
    expect(within(screen.getByRole('dialog')).getByRole('alert')).toHaveTextContent('Ответ не пришёл');
    expect(screen.getByLabelText(/Комментарий/)).toHaveValue('Размер M');
    expect(screen.getByLabelText(/Комментарий/)).toHaveAttribute('readonly');
    await user.click(screen.getByRole('button', { name: 'Повторить' }));
    expect(await screen.findByRole('heading', { name: /оформлен/ })).toBeVisible();
    const sent = [...first.network.calls(createOrder), ...network.calls(createOrder)];
    expect(new Set(sent.map(({ headers }) => headers['Idempotency-Key'])).size).toBe(1);
    expect(new Set(sent.map(({ input }) => JSON.stringify(input.body))).size).toBe(1);
  });

  test('a service that is asked too often says so, and what was sent stays the same', async () => {
    const { user, network } = await openPurchase({
      answers: (net) => net.on(createOrder, () => answer(429, { error: 'Слишком часто, подожди минуту' })),
    });
    await user.click(screen.getByRole('button', { name: 'Списать' }));
    expect(await within(screen.getByRole('dialog')).findByRole('alert')).toHaveTextContent('подожди минуту');
    network.on(createOrder, () => ({ order: anOrder() }));
    await user.click(screen.getByRole('button', { name: 'Повторить' }));
    await screen.findByRole('heading', { name: /оформлен/ });
    const [one, other] = network.calls(createOrder);
    expect(other?.headers['Idempotency-Key']).toBe(one?.headers['Idempotency-Key']);
  });

  describe('R31 without a network', () => {
    afterEach(() => setOnline(true));

    test('the button is off with a reason that is heard, until the network is back', async () => {
      await open('/catalog/12', [hoodie]);
      const buy = await screen.findByRole('button', { name: 'Купить' });
      expect(buy).toBeEnabled();
      await setOnline(false);
      expect(buy).toBeDisabled();
      expect(buy).toHaveAccessibleDescription('Сейчас нет сети: купить получится, когда она появится.');
      expect(screen.getByText(/^Сейчас нет сети/).closest('[aria-live=polite]')).toBeVisible();
      await setOnline(true);
      expect(buy).toBeEnabled();
    });

    test('an open question says that nothing was sent, keeps what is typed, and works afterwards', async () => {
      const { user, network } = await openPurchase();
      await user.type(screen.getByLabelText(/Комментарий/), 'Размер M');
      await setOnline(false);
      const dialog = within(screen.getByRole('dialog'));
      const reason = 'Без сети ничего не отправлено и не списано. Попробуй, когда она появится.';
      expect(dialog.getByRole('alert')).toHaveTextContent(reason);
      await user.click(dialog.getByRole('button', { name: 'Списать' }));
      expect(dialog.getByRole('alert')).toHaveTextContent(reason);
      expect(network.calls(createOrder)).toHaveLength(0);

      await setOnline(true);
      expect(screen.getByLabelText(/Комментарий/)).toHaveValue('Размер M');
      await user.click(dialog.getByRole('button', { name: 'Списать' }));
      expect(await screen.findByRole('heading', { name: /оформлен/ })).toBeVisible();
      expect(network.calls(createOrder)).toHaveLength(1);
    });

    test('what was sent before has still no answer: nobody says that it was not charged', async () => {
      const { user } = await openPurchase({ answers: (network) => network.on(createOrder, () => lost) });
      await user.click(screen.getByRole('button', { name: 'Списать' }));
      const dialog = within(screen.getByRole('dialog'));
      await dialog.findByText(/Ответ не пришёл/);
      await setOnline(false);
      expect(dialog.getByRole('alert')).toHaveTextContent('Сейчас нет сети: купить получится');
      await user.click(dialog.getByRole('button', { name: 'Повторить' }));
      expect(dialog.getByRole('alert')).not.toHaveTextContent('не списано');
      await setOnline(true);
      expect(dialog.getByRole('alert')).toHaveTextContent('Ответ не пришёл');
    });
  });

  test('an event has its own day: none is asked for', async () => {
    const event = aProduct({ id: 14, section: 'events', name: { ru: 'Концерт' }, ticketLimit: 1 });
    const { dialog } = await openPurchase({}, event);
    expect(within(dialog).getByLabelText(/Комментарий/)).toBeVisible();
    expect(within(dialog).queryByLabelText(/Когда удобно/)).not.toBeInTheDocument();
  });
});

describe('what cannot be bought has a disabled button with the reason', () => {
  const applicant = anAccount({ contact: aContact({ hasWin: false, deals: [] }) });
  const event = aProduct({ id: 12, section: 'events', ticketLimit: 1 });

  test.each<[string, string, Product, Options]>([
    ['a non-student (R34)', 'купить получится после зачисления', hoodie, { account: applicant }],
    ['no physical card', 'У тебя нет физической карты', hoodie, { account: anAccount({ cards: [] }) }],
    [
      'a card that is off',
      'Карта отключена',
      hoodie,
      { account: anAccount({ cards: [aCard({ status: 2 })] }) },
    ],
    ['out of stock', 'Нет в наличии', { ...hoodie, stock: 0 }, {}],
    ['a ticket limit of nought', 'Напиши в поддержку', { ...event, ticketLimit: 0 }, {}],
    ['view-as', 'чужой кабинет', hoodie, { account: anAccount({ owner: 'other@cabinet.test' }) }],
    [
      'all tickets taken',
      'У тебя уже есть все билеты',
      event,
      {
        answers: (network) =>
          network.on(listOrders, () => ({ orders: [anOrder({ prodId: 12, kind: 'event' })] })),
      },
    ],
  ])('%s', async (_, reason, product, options) => {
    await open('/catalog/12', [product], options);
    const buy = await screen.findByRole('button', { name: 'Купить' });
    await waitFor(() => expect(buy).toBeDisabled());
    expect(buy).toHaveAccessibleDescription(expect.stringContaining(reason));
  });
});

describe('those who are no students', () => {
  const account = anAccount({ contact: aContact({ hasWin: false, deals: [] }) });

  test('look at the catalogue with a note that it is closed to them', async () => {
    await open('/catalog/products', [hoodie, tablet], { account });
    expect(await screen.findByText('Каталог пока закрыт для покупок')).toBeVisible();
    expect(await screen.findByRole('link', { name: /Планшет/ })).not.toHaveAccessibleName(/не хватает/);
  });

  test.each(['/catalog/products', '/catalog/12'])(
    'in the coins variant do not see %s (R34)',
    async (path) => {
      await open(path, [hoodie], { account, config: { project: 'mti' } });
      expect(await screen.findByText('Каталог откроется после зачисления')).toBeVisible();
      expect(screen.queryByText('Худи')).not.toBeInTheDocument();
    },
  );
});

describe('the languages', () => {
  const CASES = [
    ['uz', 'Katalog', /Xudi/, 'Sotib olish', /^3\s200\stoken sarflansinmi\?$/],
    ['en', 'Catalogue', /Hoodie/, 'Buy', /^Spend 3,200\stokens\?$/],
  ] as const;

  test.each(CASES)(
    '%s is complete from the list to the charge warning',
    async (language, title, name, buy, warning) => {
      const { user } = await open('/catalog/products', [hoodie], { language });
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
      await user.click(await screen.findByRole('link', { name }));
      await user.click(await screen.findByRole('button', { name: buy }));
      expect(screen.getByRole('dialog', { name: warning })).toBeVisible();
    },
  );

  test('each has the same keys, in its own plural forms', async () => {
    const keys = (texts: object, place = ''): string[] =>
      Object.entries(texts).flatMap(([key, text]) =>
        typeof text === 'object'
          ? keys(text, `${place}${key}.`)
          : `${place}${key}`.replace(/_(one|few|many|other)$/, ''),
      );
    const all = (texts: object) => [...new Set(keys(texts))].toSorted();
    const { default: uz } = await remote.messages.uz();
    const { default: en } = await remote.messages.en();
    expect(all(uz)).toEqual(all(remote.messages.ru));
    expect(all(en)).toEqual(all(remote.messages.ru));
  });

  test('every section has its words', () => {
    const { sections, count, show } = remote.messages.ru;
    for (const section of SECTIONS) {
      expect(sections).toHaveProperty(section);
      for (const form of ['one', 'few', 'many', 'other']) {
        expect(count).toHaveProperty(`${section}_${form}`);
        expect(show).toHaveProperty(`${section}_${form}`);
      }
    }
  });
});
