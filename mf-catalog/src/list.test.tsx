import { listReferrals } from '@cabinet/contracts/members';
import { listProducts } from '@cabinet/contracts/products';
import { aProduct } from '@cabinet/testing/builders';
import { answer } from '@cabinet/testing/fakeNetwork';
import { screen, within } from '@testing-library/react';
import { hoodie, many, open, pageOf, tablet } from '../test/openCatalogue.ts';

afterEach(() => localStorage.clear());

describe('the list', () => {
  test('/catalog redirects to the products', async () => {
    const { path } = await open('/catalog', [hoodie]);
    expect(await screen.findByRole('link', { name: /Худи/ })).toBeVisible();
    expect(path()).toBe('/catalog/products');
  });

  test('a card is one link with price, tag and the missing tokens', async () => {
    await open('/catalog/products', [hoodie, tablet, aProduct({ name: { ru: 'Скейтборд' }, stock: 0 })]);
    const cards = await screen.findAllByRole('link', { name: /токенов/ });
    expect(cards[0]).toHaveAccessibleName(/Новое.*Худи.*3\s200.*токенов/);
    expect(cards[1]).toHaveAccessibleName(/Планшет.*27\s900.*не хватает 15\s400/);
    expect(cards[2]).toHaveAccessibleName(/Нет в наличии.*Скейтборд/);
  });

  test('the referral tile appears once, in third place, and names the nearest unaffordable product', async () => {
    await open(
      '/catalog/products',
      [hoodie, hoodie, tablet].map((product, id) => ({ ...product, id: id + 1 })),
    );
    const items = await screen.findAllByRole('listitem');
    expect(items).toHaveLength(4);
    expect(items[2]).toHaveTextContent('Планшет: не хватает 15 400');
    expect(within(items[2] as HTMLElement).getByRole('link', { name: 'Пригласить' })).toHaveAttribute(
      'href',
      '/invite',
    );
  });

  test('the referral tile promises no share while the friends are unknown', async () => {
    await open('/catalog/products', [hoodie], {
      answers: (network) => network.on(listReferrals, () => answer(409)),
    });
    expect(await screen.findByText('Часть его первого семестра придёт на твою карту')).toBeVisible();
  });

  test('the sections are links with their own addresses', async () => {
    const { user, path, network } = await open('/catalog/products', [hoodie]);
    await screen.findByRole('link', { name: /Худи/ });
    await user.click(screen.getByRole('link', { name: 'Услуги' }));
    expect(path()).toBe('/catalog/services');
    expect(screen.getByRole('link', { name: 'Услуги' })).toHaveAttribute('aria-current', 'page');
    expect(await screen.findByText('Здесь пока пусто')).toBeVisible();
    expect(network.calls(listProducts).at(-1)?.input.query.section).toBe('services');
  });

  test('a list without an answer shows a failure with a working retry', async () => {
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

  test('the list stays on screen while a new filter loads', async () => {
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

  test('the button shows all pages, the address keeps that, and the focus goes to the first new product', async () => {
    const { user, path, network } = await open('/catalog/products', many(23));
    await user.click(await screen.findByRole('button', { name: 'Показать ещё 3' }));
    expect(path()).toBe('/catalog/products?all=1');
    expect(await screen.findByRole('link', { name: /Вещь 21 / })).toHaveFocus();
    expect(await screen.findByText('Вещь 23')).toBeVisible();
    expect(screen.getByText('Вещь 1')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Показать ещё/ })).not.toBeInTheDocument();
    const spans = network.calls(listProducts).map(({ input }) => [input.query.offset, input.query.limit]);
    expect(spans).toEqual([
      [0, 20],
      [20, 24],
    ]);
  });

  test('the address shows all pages again', async () => {
    await open('/catalog/products?all=1', many(23));
    expect(await screen.findByText('Вещь 23')).toBeVisible();
  });

  test('each product tells its position among all products', async () => {
    await open('/catalog/products?all=1', many(23));
    const last = await screen.findByText('Вещь 23');
    expect(last.closest('li')).toHaveAttribute('aria-posinset', '23');
    expect(last.closest('li')).toHaveAttribute('aria-setsize', '23');
  });

  test('a page that fails to load shows the error in its place, with a retry', async () => {
    let isBroken = true;
    const products = many(23);
    const { user } = await open('/catalog/products?all=1', products, {
      answers: (network) =>
        network.on(listProducts, ({ query }) =>
          query.offset > 0 && isBroken ? answer(500) : pageOf(products, query),
        ),
    });
    const retry = await screen.findByRole('button', { name: 'Повторить' });
    expect(screen.getByText('Вещь 20')).toBeVisible();
    isBroken = false;
    await user.click(retry);
    expect(await screen.findByText('Вещь 23')).toBeVisible();
  });

  test('the names mark the search words', async () => {
    await open('/catalog/products?search=худи', [hoodie]);
    const link = await screen.findByRole('link', { name: /Худи/ });
    expect(within(link).getByText('Худи').tagName).toBe('MARK');
  });
});
