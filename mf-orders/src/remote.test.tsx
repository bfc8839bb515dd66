import { listContacts } from '@cabinet/contracts/members';
import { CANCEL_SOURCE, getOrder, listOrders, type Order, sendOrderMessage } from '@cabinet/contracts/orders';
import { getProduct, type Product } from '@cabinet/contracts/products';
import { purchaseDraft, store } from '@cabinet/state';
import { draftKey, storedDraft, toastsAtom } from '@cabinet/state/host';
import { anAccount } from '@cabinet/testing/account';
import { aCard, aContact, anOrder, aPickupPoint, aProduct } from '@cabinet/testing/builders';
import { describeForm } from '@cabinet/testing/describeForm';
import { answer, type FakeNetwork, lost } from '@cabinet/testing/fakeNetwork';
import { type RenderRemoteOptions, renderRemote } from '@cabinet/testing/renderRemote';
import { setOnline } from '@cabinet/testing/setOnline';
import { screen, waitFor, within } from '@testing-library/react';
import * as remote from './remote.tsx';

// Preload the form, so that no test waits for its compilation.
beforeAll(() => import('./pages/CancelForm.tsx'), 30_000);

type Options = Omit<RenderRemoteOptions, 'name' | 'path' | 'answers'>;

/** Opens an address of the remote with these orders. A test may change the array meanwhile. */
function open(path: string, orders: Order[], options: Options = {}) {
  return openWith(
    path,
    (network) => {
      network.on(listOrders, () => ({ orders }));
      network.on(getOrder, ({ params }) => {
        const order = orders.find(({ id }) => id === params.orderId);
        return order ? { order } : answer(404, { error: 'Такого заказа нет', errorCode: 'no_order' });
      });
      network.on(getProduct, ({ params }) => ({ product: aProduct({ id: params.id }) }));
    },
    options,
  );
}

function openWith(path: string, answers: (network: FakeNetwork) => void, options: Options = {}) {
  return renderRemote(remote, { name: 'mf-orders', path, answers, ...options });
}

// A toast outlives its page, so clear the toasts.
beforeEach(() => store.set(toastsAtom, []));
afterEach(() => localStorage.clear());

describe('the list of orders', () => {
  test('R48 the list shows ready orders, then orders on their way, then finished orders, each newest first', async () => {
    await open('/orders', [
      anOrder({ number: '1005', status: 'NEW_ORDER', price: 9_150, expectedDate: '2099-12-03' }),
      anOrder({ number: '1004', status: 'CANCELLED', statusDate: '2020-10-15T12:00:00Z' }),
      anOrder({ number: '1003', status: 'DELIVERY' }),
      anOrder({
        number: '1002',
        status: 'DELIVERED',
        productName: { ru: 'Наушники' },
        keepUntil: '2099-12-07T12:00:00Z',
        pickupPoint: aPickupPoint(),
      }),
    ]);
    const ready = await screen.findByRole('region', { name: 'Можно забирать: 1' });
    expect(ready).toHaveTextContent('Москва, Измайловский вал, 2. ');
    expect(within(ready).getByRole('listitem')).toHaveTextContent(/^НаушникиЗаказ 1002, до 7 декабря 2099$/);
    const rowsOf = (name: string) =>
      within(screen.getByRole('region', { name }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
    const [fresh, moving] = rowsOf('В пути');
    expect(fresh).toMatch(/Заказ 1005.*Ждём 3 декабря 2099.*Новый.*9 150/);
    expect(moving).toMatch(/Заказ 1003/);
    expect(rowsOf('Завершённые')).toEqual([
      expect.stringMatching(/Заказ 1004.*Токены вернулись 15 октября 2020.*Отменён/),
    ]);
    const all = within(screen.getByRole('region', { name: 'Заказы' })).getAllByRole('listitem');
    expect(all.map(({ textContent }) => /\d{4}/.exec(textContent ?? '')?.[0])).toEqual([
      '1002',
      '1005',
      '1003',
      '1004',
    ]);
  });

  test('the codes of all ready orders have one link, and each can be chosen', async () => {
    const ready = [anOrder({ status: 'DELIVERED' }), anOrder({ status: 'DELIVERED' })];
    const { user } = await open('/orders', ready);
    expect(await screen.findByRole('link', { name: 'Коды для получения' })).toHaveAttribute(
      'href',
      `/orders/${ready[0]?.id}-${ready[1]?.id}?view=codes`,
    );
    await user.click(screen.getByRole('button', { name: 'Выбрать коды' }));
    expect(screen.getAllByRole('checkbox', { name: /^Код заказа/ })).toHaveLength(2);
  });

  test('an unknown status shows the text of the service', async () => {
    await open('/orders', [anOrder({ status: 'AT_CUSTOMS', statusName: 'На таможне' })]);
    expect(await screen.findByRole('listitem')).toHaveTextContent('На таможне');
  });

  const ONE_OF_EACH = [
    anOrder({ productName: { ru: 'Кружка' }, status: 'DELIVERED' }),
    anOrder({ kind: 'service', productName: { ru: 'Массаж' } }),
    anOrder({ kind: 'education', productName: { ru: 'Курс' }, status: 'RECEIVED' }),
    anOrder({ kind: 'event', productName: { ru: 'Концерт' } }),
    anOrder({ kind: 'tuition', productName: { ru: 'Третий семестр' }, prodId: null }),
  ];

  const shown = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

  test('a filter counts its orders and shows in the address; a course is a service', async () => {
    const { user, path } = await open('/orders', ONE_OF_EACH);
    await screen.findByText('Массаж');
    await user.click(screen.getByRole('link', { name: 'Услуги и курсы 2' }));
    expect(path()).toBe('/orders?show=services');
    expect(shown()).toEqual(['Массаж', 'Курс']);
    expect(screen.getByText('2 заказа')).toHaveRole('status');
    await user.click(screen.getByRole('link', { name: 'Оплата учёбы 1' }));
    expect(shown()).toEqual(['Третий семестр']);
    await user.click(screen.getByRole('link', { name: 'Товары 1' }));
    expect(shown()).toEqual(['Кружка']);
    await user.click(screen.getByRole('link', { name: 'Все 5' }));
    expect(path()).toBe('/orders');
  });

  test('a shared link opens its filter', async () => {
    await open('/orders?show=events', ONE_OF_EACH);
    expect(await screen.findByText('Концерт')).toBeVisible();
    expect(shown()).toEqual(['Концерт']);
    expect(screen.getByRole('link', { name: 'События 1' })).toHaveAttribute('aria-current', 'page');
  });

  test('§4 the status filter offers existing statuses and is reset with the filter', async () => {
    const unknown = anOrder({ productName: { ru: 'Лампа' }, status: 'AT_CUSTOMS', statusName: 'На таможне' });
    const { user, path } = await open('/orders', [unknown, ...ONE_OF_EACH]);
    const status = await screen.findByRole('combobox', { name: 'Статус заказа' });
    expect(
      within(status)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Любой статус', 'Можно забирать', 'Новый', 'У тебя', 'На таможне']);
    await user.selectOptions(status, 'Можно забирать');
    expect(path()).toBe('/orders?status=DELIVERED');
    expect(shown()).toEqual(['Кружка']);
    await user.click(screen.getByRole('link', { name: 'События 1' }));
    expect(path()).toBe('/orders?show=events');
    expect(shown()).toEqual(['Концерт']);
  });

  test('a status in the address without orders is shown and can be left', async () => {
    const { user } = await open('/orders?status=DELIVERY', ONE_OF_EACH);
    expect(await screen.findByText('Здесь пусто')).toBeVisible();
    const status = screen.getByRole('combobox', { name: 'Статус заказа' });
    expect(status).toHaveDisplayValue('Едет к тебе');
    await user.selectOptions(status, 'Любой статус');
    expect(shown()).toHaveLength(5);
  });

  test('a long list opens page by page', async () => {
    const { user, path } = await open(
      '/orders',
      Array.from({ length: 45 }, () => anOrder()),
    );
    expect(await screen.findAllByRole('listitem')).toHaveLength(20);
    await user.click(screen.getByRole('button', { name: 'Показать ещё 25' }));
    const items = screen.getAllByRole('listitem');
    expect(items).toHaveLength(40);
    expect(items[20]).toContainElement(document.activeElement as HTMLElement);
    expect(path()).toBe('/orders?pages=2');
  });

  test('several codes are chosen for one sheet, across filters', async () => {
    const [mug, , , concert] = ONE_OF_EACH;
    const { user, path } = await open('/orders', ONE_OF_EACH);
    await user.click(await screen.findByRole('button', { name: 'Выбрать коды' }));
    expect(screen.queryByRole('link', { name: 'Показать коды' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: `Код заказа ${mug?.number}` }));
    await user.click(screen.getByRole('link', { name: 'События 1' }));
    await user.click(screen.getByRole('checkbox', { name: `Код заказа ${concert?.number}` }));
    expect(screen.getByText('Выбрано 2 заказа')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Показать коды' }));
    expect(path()).toBe(`/orders/${mug?.id}-${concert?.id}?view=codes`);
  });

  test('an order without a code cannot be chosen', async () => {
    await open('/orders?pick=', [anOrder({ number: '7', status: 'CANCELLED' })]);
    expect(await screen.findByRole('checkbox', { name: 'У заказа 7 нет кода' })).toBeDisabled();
  });

  test('an empty list links to the catalogue and names the tokens to spend', async () => {
    await open('/orders', []);
    expect(await screen.findByText('Пока без заказов')).toBeVisible();
    expect(screen.getByText(/Можно потратить/)).toHaveTextContent('12 500');
    expect(screen.getByRole('link', { name: 'Открыть каталог' })).toHaveAttribute('href', '/catalog');
  });

  test('R42 an empty list with an unusable card links neither to the catalogue nor to tuition', async () => {
    await open('/orders', [], { account: anAccount({ cards: [aCard({ status: 5 })] }) });
    expect(await screen.findByText('Пока без заказов')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Открыть каталог' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Оплатить учёбу' })).not.toBeInTheDocument();
  });

  test('an empty filter links to all orders', async () => {
    await open('/orders?show=events', [anOrder()]);
    expect(await screen.findByText('Здесь пусто')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Показать все заказы' })).toHaveAttribute('href', '/orders');
  });

  test('a list that failed to load can be loaded again in its place', async () => {
    const { user, network } = await openWith('/orders', (net) => net.on(listOrders, () => answer(500)));
    const retry = await screen.findByRole('button', { name: 'Повторить' });
    network.on(listOrders, () => ({ orders: [anOrder({ productName: { ru: 'Кружка' } })] }));
    await user.click(retry);
    expect(await screen.findByText('Кружка')).toBeVisible();
  });
});

describe('the page of an order', () => {
  const detail = {
    history: [],
    expected: [],
    place: null,
    keepUntil: null,
    cancelReason: null,
    address: null,
  };

  test('R48 a ready order shows its place, its last day and its code', async () => {
    const order = anOrder({
      number: '1042',
      status: 'DELIVERED',
      price: 2_400,
      comment: 'Позвоните за час',
      barcode: '460000001042',
      keepUntil: '2099-12-07T12:00:00Z',
      pickupPoint: aPickupPoint(),
      statusDetail: {
        ...detail,
        history: [
          { status: 'NEW_ORDER', date: '2020-11-12T09:30:00Z', note: null },
          { status: 'DELIVERED', date: '2020-11-20T09:30:00Z', note: 'Ячейка 14' },
        ],
      },
      date: '2020-11-12T09:30:00Z',
    });
    await open(`/orders/${order.id}`, [order]);
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Можно забирать');
    expect(await screen.findByText(/Заказ 1042 ждёт тебя/)).toHaveTextContent(
      'до понедельника, 7 декабря 2099',
    );
    expect(screen.getByText(/^Списано с карты 12 ноября 2020$/).parentElement).toHaveTextContent('2 400');
    const place = screen.getByRole('region', { name: 'Где забрать' });
    expect(place).toHaveTextContent(/Измайловский вал, 2Пн–Пт10:00–20:00Сб11:00–17:00Всзакрыто/);
    expect(place).toHaveTextContent(/Сейчас (открыто|закрыто)/);
    expect(within(place).getByRole('link', { name: /^Открыть на\sкарте$/ })).toHaveAttribute(
      'href',
      'https://maps.test/?text=2',
    );
    expect(screen.getByText(/^Не успеваешь\?/)).toHaveTextContent('срок можно один раз продлить на 7 дней.');
    expect(screen.getByText('Позвоните за час')).toBeVisible();
    expect(screen.getByText('Ячейка 14')).toBeVisible();
    expect(await screen.findByRole('img', { name: 'Штрихкод 460000001042' })).toBeVisible();
  });

  test('R48 an order on its way shows its arrival and tracking, and says that the code comes later', async () => {
    const order = anOrder({
      number: '1007',
      status: 'DELIVERY',
      expectedDate: '2099-11-25',
      pickupPoint: aPickupPoint(),
      tracking: { number: '14208871003509', url: 'https://carrier.test/1' },
      statusDetail: {
        ...detail,
        history: [{ status: 'DELIVERY', date: '2020-11-21T09:30:00Z', note: null }],
        expected: [
          { status: 'DELIVERED', date: '2099-11-25' },
          { status: 'RECEIVED', date: '2099-12-09' },
        ],
      },
    });
    const { user } = await open(`/orders/${order.id}`, [order]);
    expect(await screen.findByText(/^Заказ 1007 будет в пункте выдачи/)).toHaveTextContent(
      'в среду, 25 ноября 2099',
    );
    const steps = within(await screen.findByRole('list', { name: 'Статусы заказа' })).getAllByRole(
      'listitem',
    );
    expect(steps.slice(3).map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))).toEqual([
      'Едет к тебе сейчасс 21 ноября 2020',
      'Можно забирать впереди25 ноября 2099',
      'У тебя впередидо 9 декабря 2099',
    ]);
    expect(screen.getByText('Код для получения появится здесь, когда заказ приедет.')).toBeVisible();
    expect(screen.queryByRole('img', { name: /Штрихкод/ })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Отследить' })).toHaveAttribute('href', 'https://carrier.test/1');
    await user.click(screen.getByRole('button', { name: 'Скопировать номер отправления' }));
    expect(await navigator.clipboard.readText()).toBe('14208871003509');
    await user.click(screen.getByRole('button', { name: 'Скопировать номер заказа' }));
    expect(await navigator.clipboard.readText()).toBe('1007');
  });

  test('R48 a delivered order names the address and no pick-up place', async () => {
    const order = anOrder({
      status: 'BUYING',
      expectedDate: '2099-11-25',
      statusDetail: { ...detail, address: 'г Тверь, д 7' },
    });
    await open(`/orders/${order.id}`, [order]);
    expect(await screen.findByRole('region', { name: 'Куда привезём' })).toHaveTextContent('г Тверь, д 7');
    expect(screen.getByText(/^Заказ .* привезём/)).toHaveTextContent('в среду, 25 ноября 2099');
    expect(screen.queryByRole('region', { name: 'Где забрать' })).not.toBeInTheDocument();
    const steps = within(screen.getByRole('list', { name: 'Статусы заказа' })).getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent)).not.toContainEqual(
      expect.stringMatching(/Можно забирать/),
    );
  });

  test('R48 a ticket shows local time, place and code', async () => {
    const order = anOrder({
      kind: 'event',
      visitDate: '2099-12-10T16:00:00Z',
      visitPlace: { ru: 'Большой зал' },
      statusDetail: { ...detail, place: { ru: 'Покажи код на входе' } },
    });
    await open(`/orders/${order.id}`, [order]);
    const place = await screen.findByRole('region', { name: 'Куда прийти' });
    expect(place).toHaveTextContent(/в четверг, 10 декабря 2099, 19:00Большой зал$/);
    expect(screen.getByText(/Ждём тебя/)).toHaveTextContent('в четверг, 10 декабря 2099, в 19:00');
    expect(await screen.findByRole('img', { name: /Штрихкод/ })).toBeVisible();
  });

  test('R48 an order without a date says when the date will be known', async () => {
    const order = anOrder({ status: 'PROCESSING', pickupPoint: aPickupPoint() });
    await open(`/orders/${order.id}`, [order]);
    expect(await screen.findByText(/Дату скажем, когда закупим/)).toBeVisible();
  });

  test('the timeline keeps the order of the statuses and marks the current status', async () => {
    const order = anOrder({ status: 'BUYING' });
    await open(`/orders/${order.id}`, [order]);
    const steps = within(await screen.findByRole('list', { name: 'Статусы заказа' })).getAllByRole(
      'listitem',
    );
    expect(steps.map((step) => step.textContent?.replace(',', ''))).toEqual([
      'Новый пройдено',
      'В обработке пройдено',
      'Закупаем сейчас',
      'Едет к тебе впереди',
      'Можно забирать впереди',
      'У тебя впереди',
    ]);
    expect(steps[2]).toHaveAttribute('aria-current', 'step');
  });

  test('a cancelled order shows its reason and no code', async () => {
    const order = anOrder({
      status: 'CANCELLED',
      statusDetail: {
        history: [],
        expected: [],
        place: null,
        keepUntil: null,
        cancelReason: 'Уже купила такой же',
        address: null,
      },
    });
    await open(`/orders/${order.id}`, [order]);
    expect(await screen.findByText(/Причина: Уже купила такой же$/)).toBeVisible();
    expect(screen.queryByRole('img', { name: /Штрихкод/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Отменить заказ' })).not.toBeInTheDocument();
  });

  test('the code has a full-screen view at its own address', async () => {
    const order = anOrder({ status: 'DELIVERED' });
    const { user, path } = await open(`/orders/${order.id}`, [order]);
    await user.click(await screen.findByRole('button', { name: 'На весь экран' }));
    expect(path()).toBe(`/orders/${order.id}?code=${order.id}`);
    const dialog = screen.getByRole('dialog');
    expect(await within(dialog).findByRole('img', { name: `Штрихкод ${order.barcode}` })).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Закрыть' }));
    expect(path()).toBe(`/orders/${order.id}`);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('the product links to its page in the catalogue', async () => {
    const order = anOrder({ prodId: 12, productName: { ru: 'Термос' } });
    await open(`/orders/${order.id}`, [order]);
    expect(await screen.findByRole('link', { name: 'Термос' })).toHaveAttribute('href', '/catalog/12');
  });

  test.each([
    ['letters', '/orders/abc'],
    ['a mixed id', '/orders/12-abc'],
    ['an unknown id', '/orders/987654'],
  ])('an address with %s shows that the order does not exist', async (_, path) => {
    await open(path, []);
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Заказ не найден');
    expect(screen.getByRole('link', { name: 'Все заказы' })).toHaveAttribute('href', '/orders');
  });

  test('several ids show each order once, and a missing order shows an error in its place only', async () => {
    const [thermos, mug] = [
      anOrder({ number: '1' }),
      anOrder({ number: '2', productName: { ru: 'Кружка' } }),
    ];
    const { network } = await open(`/orders/${thermos.id}-${mug.id}-${thermos.id}-987654`, [thermos, mug]);
    expect(await screen.findByRole('link', { name: 'Термос' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Кружка' })).toBeVisible();
    expect(await screen.findByText('Заказ 987654 не найден')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('3 заказа');
    expect(network.calls(getOrder).map(({ input }) => input.params.orderId)).toEqual([
      thermos.id,
      mug.id,
      987654,
    ]);
  });
});

describe('the codes of several orders', () => {
  const ready = anOrder({ number: '1', status: 'DELIVERED', barcode: '460000000001' });
  const fresh = anOrder({
    number: '2',
    status: 'DELIVERED',
    productName: { ru: 'Кружка' },
    barcode: '460000000002',
  });
  const cancelled = anOrder({ number: '3', status: 'CANCELLED' });

  test('the codes of several orders share one sheet for printing', async () => {
    const print = jest.spyOn(globalThis, 'print').mockImplementation(() => {});
    const { user } = await open(`/orders/${ready.id}-${fresh.id}-${cancelled.id}?view=codes`, [
      ready,
      fresh,
      cancelled,
    ]);
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Коды 3 заказов');
    expect(await screen.findByRole('img', { name: 'Штрихкод 460000000001' })).toBeVisible();
    expect(await screen.findByRole('img', { name: 'Штрихкод 460000000002' })).toBeVisible();
    const [first, second, third] = within(screen.getByRole('list', { name: 'Коды' })).getAllByRole(
      'listitem',
    );
    expect(first).toHaveTextContent('Заказ 1 · Можно забирать');
    expect(second).toHaveTextContent('Кружка');
    expect(third).toHaveTextContent('У заказа 3 нет кода');

    await user.click(screen.getByRole('button', { name: 'Распечатать' }));
    expect(print).toHaveBeenCalledTimes(1);
    print.mockRestore();
  });

  test('the sheet and the orders link to each other, and a code opens full-screen above the sheet', async () => {
    const { user, path } = await open(`/orders/${ready.id}-${fresh.id}`, [ready, fresh]);
    await user.click(await screen.findByRole('link', { name: 'Коды' }));
    expect(path()).toBe(`/orders/${ready.id}-${fresh.id}?view=codes`);
    const [first] = await screen.findAllByRole('button', { name: 'На весь экран' });
    if (first) await user.click(first);
    expect(path()).toBe(`/orders/${ready.id}-${fresh.id}?view=codes&code=${ready.id}`);
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Закрыть' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Подробно' }));
    expect(path()).toBe(`/orders/${ready.id}-${fresh.id}`);
  });
});

describe('repeating an order', () => {
  afterEach(() => setOnline(true));

  const order = anOrder({ prodId: 12, comment: 'Размер M', status: 'RECEIVED' });

  function openFor(product: Partial<Product> | null, options?: Options) {
    return openWith(
      `/orders/${order.id}`,
      (network) => {
        network.on(getOrder, () => ({ order }));
        network.on(getProduct, () =>
          product ? { product: aProduct({ id: 12, ...product }) } : answer(404, { errorCode: 'no_product' }),
        );
      },
      options,
    );
  }

  test('repeating an order opens the purchase of the same product with the same comment', async () => {
    const { user, path, account } = await openFor({ price: 1_100 });
    const link = await screen.findByRole('link', { name: 'Повторить заказ' });
    expect(link).toHaveAccessibleDescription(/^Сейчас стоит 1.100\. Комментарий перенесём\.$/);
    await user.click(link);
    expect(path()).toBe('/catalog/12');
    const draft = storedDraft(draftKey(account.session.subject, purchaseDraft(12)), {
      date: '',
      comment: '',
    });
    expect(draft).toEqual({ date: '', comment: 'Размер M' });
  });

  test.each([
    ['a withdrawn product', null, {}, 'В каталоге этого больше нет.'],
    ['a sold-out product', { stock: 0 }, {}, 'Нет в наличии: последнее уже разобрали.'],
    [
      'an order with too few tokens',
      { price: 13_700 },
      {},
      /^Недостаточно токенов, не хватает 1.200\. Позвать друга$/,
    ],
    ['an order of an applicant', {}, { contact: aContact({ hasWin: false, deals: [] }) }, /после зачисления/],
    ['an order in view-as', {}, { owner: 'other@cabinet.test' }, /чужой кабинет/],
  ])('%s cannot be repeated, and the page says why', async (_, product, account, reason) => {
    await openFor(product, { account: anAccount(account) });
    const button = await screen.findByRole('button', { name: 'Повторить заказ' });
    await waitFor(() => expect(button).toBeDisabled());
    expect(button).toHaveAccessibleDescription(reason);
  });

  test('an order can be repeated if the service fails to return the product', async () => {
    await openWith(`/orders/${order.id}`, (network) => {
      network.on(getOrder, () => ({ order }));
      network.on(getProduct, () => answer(500));
    });
    expect(await screen.findByRole('link', { name: 'Повторить заказ' }, { timeout: 3_000 })).toBeVisible();
  });

  test('a tuition payment cannot be repeated', async () => {
    const tuition = anOrder({ kind: 'tuition', prodId: null });
    await open(`/orders/${tuition.id}`, [tuition]);
    await screen.findByRole('button', { name: 'Отменить заказ' });
    expect(screen.queryByText('Повторить заказ')).not.toBeInTheDocument();
  });
});

describeForm('the cancellation form', {
  async open(account, answers) {
    // The page remembers orders with a sent cancellation, so each participant needs a different order.
    const id = Number(account.session.subject.replace('subject-', ''));
    const view = await open(`/orders/${id}?cancel=${id}`, [anOrder({ id })], { account });
    answers(view.network);
    await screen.findByLabelText('Почему отменяешь?');
    return view;
  },
  route: sendOrderMessage,
  taken: () => ({}),
  values: { 'Почему отменяешь?': 'Нашла дешевле' },
  send: 'Отменить заказ',
  sent: { body: { source: CANCEL_SOURCE, message: 'Нашла дешевле' } },
  wrong: ['Почему отменяешь?', ' ', 'Поле обязательно для заполнения'],
  unanswered: /Похоже, нет связи/,
  text: 'Почему отменяешь?',
  isHiddenInViewAs: true,
});

describe('cancelling an order', () => {
  const REASON = 'Нашла дешевле';

  afterEach(() => setOnline(true));

  function keysOf(network: FakeNetwork) {
    return network.calls(sendOrderMessage).map(({ headers }) => headers['Idempotency-Key']);
  }

  async function askToCancel(order: Order, options?: Options) {
    const view = await open(`/orders/${order.id}`, [order], options);
    await view.user.click(await screen.findByRole('button', { name: 'Отменить заказ' }));
    const dialog = within(await screen.findByRole('dialog'));
    const send = () => view.user.click(dialog.getByRole('button', { name: 'Отменить заказ' }));
    return { ...view, dialog, send, reason: dialog.getByRole('textbox') };
  }

  test('a cancellation names the refund and sends the reason once, in the form of the specification', async () => {
    const order = anOrder({ price: 900 });
    const { user, network, dialog, reason, send } = await askToCancel(order);
    expect(dialog.getByText(/На карту вернётся/)).toHaveTextContent('900');
    network.on(sendOrderMessage, () => {
      order.status = 'CANCELLED';
      return {};
    });
    await user.type(reason, REASON);
    await send();

    expect(await screen.findByText('Заказ успешно отменён')).toBeVisible();
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Отменён');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    const [sent, ...others] = network.calls(sendOrderMessage);
    expect(sent?.input).toMatchObject({
      params: { orderId: order.id },
      body: { source: CANCEL_SOURCE, message: REASON },
    });
    expect(sent?.headers['Idempotency-Key']).toMatch(/^[0-9a-f-]{36}$/);
    expect(others).toEqual([]);
    // The start reads the contact, and the cancellation reads the new balance.
    expect(network.calls(listContacts)).toHaveLength(2);
  });

  test('a pending cancellation says so and cannot be sent twice', async () => {
    const { user, network, reason, send } = await askToCancel(anOrder());
    network.on(sendOrderMessage, () => ({}));
    await user.type(reason, REASON);
    await send();
    expect(await screen.findByText('Отмена запрошена')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Отменить заказ' })).not.toBeInTheDocument();
  });

  test.each([
    ['an empty reason', '   ', 'Поле обязательно для заполнения'],
    ['a reason of emoji', '😀', 'Поле обязательно для заполнения'],
    ['a reason above 500 characters', 'а'.repeat(501), 'Не длиннее 500 знаков'],
  ])('%s shows an error at the field and sends nothing', async (_, text, message) => {
    const { user, network, reason, send } = await askToCancel(anOrder());
    await user.click(reason);
    await user.paste(text);
    await send();
    expect(reason).toBeInvalid();
    expect(reason).toHaveFocus();
    expect(reason).toHaveAccessibleDescription(expect.stringContaining(message));
    expect(network.calls(sendOrderMessage)).toEqual([]);
  });

  test('§8 a refused cancellation shows the remark of the service beside its own text', async () => {
    const { user, network, dialog, reason, send } = await askToCancel(anOrder());
    network.on(sendOrderMessage, () => answer(400, { message: 'Склад закрыт до понедельника' }));
    await user.type(reason, REASON);
    await send();
    expect(await dialog.findByText(/^Не получилось отменить.* Склад закрыт до понедельника$/)).toBeVisible();
  });

  test('a refused cancellation shows in the dialog and keeps the reason', async () => {
    const order = anOrder();
    const { user, network, dialog, reason, send } = await askToCancel(order);
    network.on(sendOrderMessage, () => {
      order.status = 'BUYING';
      return answer(409, { error: 'Этот заказ уже нельзя отменить', errorCode: 'too_late' });
    });
    await user.type(reason, REASON);
    await send();
    expect(await dialog.findByText(/Этот заказ уже нельзя отменить/)).toBeVisible();
    expect(reason).toHaveValue(REASON);
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1, hidden: true })).toHaveTextContent('Закупаем'),
    );
    expect(dialog.getByText(/Этот заказ уже нельзя отменить/)).toBeVisible();
  });

  test('an order that the manager has moved on shows its status and can still be cancelled', async () => {
    const order = anOrder({ status: 'NEW_ORDER', version: 'v1' });
    const { user, network, dialog, reason, send } = await askToCancel(order);
    network.on(sendOrderMessage, ({ body }) => {
      if (body.version === 'v2') return {};
      Object.assign(order, { status: 'PROCESSING', version: 'v2' });
      return answer(409, { error: 'Не то', errorCode: 'changed', current: { order } });
    });
    await user.type(reason, REASON);
    await send();
    expect(await dialog.findByRole('alert')).toHaveTextContent('статус сменился: «В обработке»');
    expect(reason).toHaveValue(REASON);
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1, hidden: true })).toHaveTextContent('В обработке'),
    );
    await send();
    expect(await screen.findByText('Заказ успешно отменён')).toBeVisible();
    expect(network.calls(sendOrderMessage).map(({ input }) => input.body.version)).toEqual(['v1', 'v2']);
  });

  test('an order that the manager has moved too far shows its status', async () => {
    const order = anOrder({ status: 'NEW_ORDER', version: 'v1' });
    const { user, network, dialog, reason, send } = await askToCancel(order);
    network.on(sendOrderMessage, () => {
      Object.assign(order, { status: 'BUYING', version: 'v2' });
      return answer(409, { error: 'Не то', errorCode: 'changed', current: { order } });
    });
    await user.type(reason, REASON);
    await send();
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      'статус сменился: «Закупаем». Теперь заказ уже нельзя отменить.',
    );
  });

  test('another reason after a lost answer is a new intent with a new key', async () => {
    const { user, network, dialog, reason, send } = await askToCancel(anOrder());
    network.on(sendOrderMessage, () => lost);
    await user.type(reason, REASON);
    await send();
    await dialog.findByText(/Похоже, нет связи/, {}, { timeout: 3_000 });
    await user.type(reason, ' и быстрее');
    expect(dialog.queryByText(/Похоже, нет связи/)).not.toBeInTheDocument();
    network.on(sendOrderMessage, () => ({}));
    await send();
    expect(await screen.findByText('Заказ успешно отменён')).toBeVisible();
    const keys = keysOf(network);
    expect(keys.at(-1)).not.toBe(keys[0]);
  });

  test('R31 a cancellation without a network shows an accessible reason instead of the button', async () => {
    const order = anOrder();
    await open(`/orders/${order.id}`, [order]);
    const button = () => screen.queryByRole('button', { name: 'Отменить заказ' });
    await waitFor(() => expect(button()).toBeVisible());
    await setOnline(false);
    expect(button()).not.toBeInTheDocument();
    expect(
      screen.getByText('Сейчас нет сети. Отменить заказ получится, когда она появится.'),
    ).toHaveAttribute('aria-live', 'polite');
    await setOnline(true);
    expect(button()).toBeVisible();
  });

  test('R31 a half-written reason survives a lost network, and no message says that it was sent', async () => {
    const { user, network, dialog, reason, send } = await askToCancel(anOrder());
    await user.type(reason, REASON);
    await setOnline(false);
    expect(dialog.getByRole('alert')).toHaveTextContent('Сейчас нет сети.');
    await send();
    expect(network.calls(sendOrderMessage)).toEqual([]);

    await setOnline(true);
    expect(dialog.queryByRole('alert')).not.toBeInTheDocument();
    expect(reason).toHaveValue(REASON);
    network.on(sendOrderMessage, () => ({}));
    await send();
    expect(await screen.findByText('Заказ успешно отменён')).toBeVisible();
    expect(network.calls(sendOrderMessage)).toHaveLength(1);
  });

  const reached = (status: string) => ({
    status,
    statusDate: '2020-11-16T12:00:00Z',
    statusDetail: {
      history: [{ status, date: '2020-11-16T12:00:00Z', note: null }],
      expected: [],
      place: null,
      keepUntil: null,
      cancelReason: null,
      address: null,
    },
  });

  test.each([
    [
      'a product in purchasing',
      anOrder(reached('BUYING')),
      'Отменить нельзя с 16 ноября 2020: товар уже закупили. Вернуть его можно в течение 7 дней после получения.',
    ],
    [
      'a service in progress',
      anOrder({ kind: 'service', ...reached('PROCESSING') }),
      'Отменить нельзя с 16 ноября 2020: заказ уже в работе.',
    ],
  ])('%s is too late to cancel, and one sentence says so', async (_, order, sentence) => {
    await open(`/orders/${order.id}`, [order]);
    expect(await screen.findByText(/^Отменить нельзя/)).toHaveTextContent(sentence);
    expect(screen.queryByRole('button', { name: 'Отменить заказ' })).not.toBeInTheDocument();
  });

  test('an order with a requested cancellation shows a label instead of the button', async () => {
    const order = anOrder({ cancelRequested: true });
    await open(`/orders/${order.id}`, [order]);
    expect(await screen.findByText('Отмена запрошена')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Отменить заказ' })).not.toBeInTheDocument();
  });

  test('in view-as an order shows the reason instead of the cancel button', async () => {
    const order = anOrder();
    await open(`/orders/${order.id}`, [order], { account: anAccount({ owner: 'other@cabinet.test' }) });
    expect(await screen.findByText(/^Ты смотришь чужой кабинет, отменить/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Отменить заказ' })).not.toBeInTheDocument();
  });

  test('an Uzbek cancellation shows the success in the words of the specification', async () => {
    const order = anOrder();
    const view = await open(`/orders/${order.id}?cancel=${order.id}`, [order], { language: 'uz' });
    view.network.on(sendOrderMessage, () => ({}));
    const dialog = within(await screen.findByRole('dialog'));
    await view.user.type(dialog.getByRole('textbox'), 'Kerak emas');
    await view.user.click(dialog.getByRole('button', { name: 'Buyurtmani bekor qilish' }));
    expect(await screen.findByText('Buyurtma muvaffaqiyatli bekor qilindi!')).toBeVisible();
  });
});
