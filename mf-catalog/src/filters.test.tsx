import { listBrands, listCategories } from '@cabinet/contracts/catalogue';
import { listProducts } from '@cabinet/contracts/products';
import { screen, waitFor, within } from '@testing-library/react';
import { hoodie, open, tablet } from '../test/openCatalogue.ts';

afterEach(() => localStorage.clear());

describe('the filters', () => {
  test('each filter shows in the address and in the request', async () => {
    const { user, path, network } = await open('/catalog/products', [hoodie, tablet]);
    await screen.findByRole('link', { name: /Худи/ });
    const asked = () => network.calls(listProducts).at(-1)?.input.query;

    await user.click(screen.getByRole('checkbox', { name: /Одежда/ }));
    await user.click(screen.getByRole('checkbox', { name: /Техника/ }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Бренд' }), 'Ovozi (1)');
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

  test('a shared address sets the filters', async () => {
    const { network } = await open('/catalog/products?category=7&sort=descending&maxPrice=28000', [hoodie]);
    expect(await screen.findByRole('checkbox', { name: /Техника/ })).toBeChecked();
    expect(screen.getByRole('combobox', { name: 'Сортировка' })).toHaveDisplayValue('Дороже');
    expect(screen.getByRole('button', { name: /до 28\s000/ })).toBeVisible();
    expect(network.calls(listProducts)[0]?.input.query).toMatchObject({ category: [7], sort: 'descending' });
  });

  test('a chosen filter keeps its name if nothing matches it', async () => {
    await open('/catalog/products?brand=9&category=21', [hoodie], {
      answers: (network) => {
        network.on(listBrands, () => ({ brands: [{ id: 9, name: 'Tropka' }] }));
        network.on(listCategories, () => ({
          categories: [{ id: 21, section: 'products' as const, name: { ru: 'Для учёбы' } }],
        }));
      },
    });
    expect(await screen.findByRole('button', { name: /^Tropka/ })).toBeVisible();
    expect(await screen.findByRole('button', { name: /^Для учёбы/ })).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Бренд' })).toHaveDisplayValue('Tropka (0)');
    expect(screen.getByRole('checkbox', { name: /Для учёбы/ })).toBeChecked();
  });

  test('a chip removes its filter, «Сбросить» removes all filters', async () => {
    const { user, path } = await open('/catalog/products?category=3,7&maxPrice=28000', [hoodie]);
    await user.click(await screen.findByRole('button', { name: /Одежда/ }));
    expect(path()).toBe('/catalog/products?category=7&maxPrice=28000');
    await user.click(screen.getByRole('button', { name: 'Сбросить' }));
    expect(path()).toBe('/catalog/products');
  });

  test('«На что хватает токенов» limits the price to the balance', async () => {
    const { user, network } = await open('/catalog/products', [hoodie, tablet]);
    await screen.findByRole('link', { name: /Планшет/ });
    await user.click(screen.getByRole('checkbox', { name: 'На что хватает токенов' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: /Планшет/ })).not.toBeInTheDocument());
    expect(network.calls(listProducts).at(-1)?.input.query.maxPrice).toBe(12_500);
    expect(screen.getByText('1 товар')).toHaveAttribute('role', 'status');
  });

  test('an empty list has a button that removes the filters', async () => {
    const { user, path } = await open('/catalog/products?maxPrice=100', [hoodie]);
    await user.click(await screen.findByRole('button', { name: 'Сбросить фильтры' }));
    expect(path()).toBe('/catalog/products');
    expect(await screen.findByRole('link', { name: /Худи/ })).toBeVisible();
  });

  test('the sheet of a narrow screen says how many products it will show', async () => {
    const { user } = await open('/catalog/products', [hoodie, tablet]);
    await user.click(await screen.findByRole('button', { name: 'Фильтры' }));
    const sheet = screen.getByRole('dialog', { name: 'Фильтры' });
    const show = await within(sheet).findByRole('button', { name: 'Показать 2 товара' });
    await user.click(within(sheet).getByRole('checkbox', { name: 'На что хватает токенов' }));
    await waitFor(() => expect(show).toHaveTextContent('Показать 1 товар'));
    await user.click(show);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('the button of the sheet has a name before the list loads', async () => {
    const { user } = await open('/catalog/products', [hoodie], {
      answers: (network) => network.on(listProducts, () => new Promise(() => {})),
    });
    await user.click(await screen.findByRole('button', { name: 'Фильтры' }));
    const sheet = screen.getByRole('dialog', { name: 'Фильтры' });
    expect(within(sheet).getByRole('button', { name: 'Загрузка...' })).toBeVisible();
  });
});
