import { listAddresses } from '@cabinet/contracts/addresses';
import { addWish, listWishes, removeWish } from '@cabinet/contracts/catalogue';
import { type Goal, getGoal, removeGoal, setGoal } from '@cabinet/contracts/goal';
import { createOrder, listOrders } from '@cabinet/contracts/orders';
import { getProduct, listProducts, listRelatives, type Product } from '@cabinet/contracts/products';
import { type Account, anAccount } from '@cabinet/testing/account';
import { aContact, anOrder, aProduct } from '@cabinet/testing/builders';
import { answer, type FakeNetwork } from '@cabinet/testing/fakeNetwork';
import { type RenderRemoteOptions, renderRemote } from '@cabinet/testing/renderRemote';
import * as remote from '../src/remote.tsx';

/** jsdom has no layout, so report every element as in view. */
class EverythingInView {
  readonly #tell: (entries: { isIntersecting: boolean }[]) => void;

  constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
    this.#tell = tell;
  }

  observe() {
    this.#tell([{ isIntersecting: true }]);
  }

  disconnect() {}
}
Object.assign(globalThis, { IntersectionObserver: EverythingInView });

export type Options = Omit<RenderRemoteOptions, 'name' | 'path'>;

/** Opens an address of the remote with these products. A test may change the array meanwhile. */
export function open(path: string, products: Product[] = [aProduct()], options: Options = {}) {
  const answers = (network: FakeNetwork) => {
    const byId = (id: number) => products.find((product) => product.id === id);
    network.on(listProducts, ({ query }) => pageOf(products, query));
    network.on(getProduct, ({ params }) => {
      const product = byId(params.id);
      return product ? { product } : answer(404, { error: 'Такого товара нет в каталоге' });
    });
    network.on(listRelatives, () => ({ products: [] }));
    network.on(listAddresses, () => ({ deliveryNotes: [] }));
    network.on(listOrders, () => ({ orders: [] }));
    network.on(createOrder, ({ body }) => ({
      order: anOrder({ number: '1043', price: body.price ?? null }),
    }));
    keepWishes(network, byId);
    keepGoal(network, byId);
    options.answers?.(network);
  };
  return renderRemote(remote, { name: 'mf-catalog', ...options, path, answers });
}

type ById = (id: number) => Product | undefined;

function keepWishes(network: FakeNetwork, byId: ById): void {
  const wished = new Set<number>();
  const wish = (id: number) => ({ product: byId(id) ?? aProduct({ id }), date: '2026-11-01T08:00:00Z' });
  network.on(listWishes, () => ({ wishes: [...wished].toReversed().map(wish) }));
  network.on(addWish, ({ params: { id } }) => {
    wished.add(id);
    return { wish: wish(id) };
  });
  network.on(removeWish, ({ params: { id } }) => {
    wished.delete(id);
    return {};
  });
}

function keepGoal(network: FakeNetwork, byId: ById): void {
  let goal: Goal | null = null;
  network.on(getGoal, () => ({ goal }));
  network.on(setGoal, ({ body: { prodId = 0, sum = 0 } }) => {
    const product = byId(prodId) ?? null;
    goal = { product, sum: product?.price ?? sum, date: null, since: '2026-11-01T08:00:00Z' };
    return { goal };
  });
  network.on(removeGoal, () => {
    goal = null;
    return {};
  });
}

/** The answer of the service: filtered by section and price, one page. */
export function pageOf(
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

/** An account with these tokens. */
export function withTokens(tokens: number): Account {
  return anAccount({ contact: aContact({ balance: tokens, available: tokens }) });
}

export function many(count: number): Product[] {
  return Array.from({ length: count }, (_, place) => aProduct({ name: { ru: `Вещь ${place + 1}` } }));
}

export const hoodie = aProduct({
  id: 12,
  name: { ru: 'Худи', uz: 'Xudi', en: 'Hoodie' },
  price: 3_200,
  isNew: true,
});
export const tablet = aProduct({ id: 13, name: { ru: 'Планшет' }, price: 27_900 });
