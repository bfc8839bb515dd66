import { listAddresses } from '@cabinet/contracts/addresses';
import { updateClient } from '@cabinet/contracts/crm';
import { listContacts } from '@cabinet/contracts/members';
import { createOrder } from '@cabinet/contracts/orders';
import { anAccount } from '@cabinet/testing/account';
import { aClient, aContact, anOrder, aProduct } from '@cabinet/testing/builders';
import { describeForm } from '@cabinet/testing/describeForm';
import { answer, lost } from '@cabinet/testing/fakeNetwork';
import { setOnline } from '@cabinet/testing/setOnline';
import { screen, waitFor, within } from '@testing-library/react';
import { hoodie, type Options, open, withTokens } from '../test/openCatalogue.ts';

// Preload the form, so that no test waits for its compilation.
beforeAll(() => import('./pages/PurchaseForm.tsx'), 30_000);
afterEach(() => localStorage.clear());

const KEY = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

describeForm('the purchase form', {
  async open(account, answers) {
    const view = await open('/catalog/12', [hoodie], { account, answers });
    await view.user.click(await screen.findByRole('button', { name: /^Купить\sза/ }));
    await screen.findByLabelText(/^Комментарий к заказу/);
    return view;
  },
  route: createOrder,
  taken: () => ({ order: anOrder() }),
  values: { 'Когда удобно': '01.03.2099', 'Комментарий к заказу': 'Размер M' },
  send: 'Списать',
  sent: { body: { prodId: 12, comment: 'Размер M', date: new Date('2099-03-01T12:00').toISOString() } },
  wrong: ['Когда удобно', '01.02.2020', 'Этот день уже прошёл'],
  again: ['Повторить'],
  text: 'Комментарий к заказу',
  isHiddenInViewAs: true,
});

describe('buying', () => {
  async function openPurchase(options: Options = {}, product = hoodie) {
    const view = await open(`/catalog/${product.id}`, [product], options);
    await view.user.click(await screen.findByRole('button', { name: /^Купить\sза/ }));
    return { ...view, dialog: await screen.findByRole('dialog') };
  }

  test('a purchase warns of the charge, sends comment, day, price and key, and shows the order', async () => {
    const account = anAccount();
    const { user, network } = await openPurchase({ account });
    expect(screen.getByRole('dialog', { name: /^Списать 3\s200\sтокенов\?$/ })).toHaveTextContent(
      'Худи. После покупки останется 9 300.',
    );
    await user.type(screen.getByLabelText(/Комментарий/), 'Размер M');
    await user.type(await screen.findByRole('textbox', { name: /Когда удобно/ }), '01.03.2099');
    account.contact = aContact({ balance: 9_300, available: 9_300 });
    await user.click(screen.getByRole('button', { name: 'Списать' }));

    expect(await screen.findByRole('heading', { name: /^Заказ\s1043 оформлен$/ })).toHaveFocus();
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
    // The balance falls, because the contact was read again.
    await waitFor(() => expect(network.calls(listContacts)).toHaveLength(2));
    await user.click(screen.getByRole('button', { name: 'Купить ещё' }));
    expect(await screen.findByText(/После покупки останется 6\s100/)).toBeVisible();
  });

  test('«Не сейчас» buys nothing and keeps the typed text', async () => {
    const { user, network } = await openPurchase();
    await user.type(screen.getByLabelText(/Комментарий/), 'Размер M');
    await user.click(screen.getByRole('button', { name: 'Не сейчас' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /^Купить\sза/ }));
    expect(screen.getByLabelText(/Комментарий/)).toHaveValue('Размер M');
    expect(network.calls(createOrder)).toHaveLength(0);
  });

  test('a purchase warns about emoji before sending and sends none', async () => {
    const { user, network } = await openPurchase();
    await user.type(screen.getByLabelText(/Комментарий/), 'Спасибо 🎉');
    expect(screen.getByLabelText(/Комментарий/)).toHaveAccessibleDescription(/Эмодзи здесь не отправятся/);
    await user.click(screen.getByRole('button', { name: 'Списать' }));
    await screen.findByRole('heading', { name: /оформлен/ });
    expect(network.calls(createOrder)[0]?.input.body.comment).toBe('Спасибо');
  });

  test('a comment that is too long stays in the field and is not sent', async () => {
    const { user, network } = await openPurchase();
    await user.click(screen.getByLabelText(/Комментарий/));
    await user.paste('ю'.repeat(502));
    await user.click(screen.getByRole('button', { name: 'Списать' }));
    expect(screen.getByLabelText(/Комментарий/)).toHaveAccessibleDescription(/Не длиннее 500 знаков/);
    expect(network.calls(createOrder)).toHaveLength(0);
    expect(screen.getByLabelText(/Комментарий/)).toHaveValue('ю'.repeat(502));
  });

  test('§5 too few tokens show an alert with the missing amount and no dialog', async () => {
    const { user, network } = await open('/catalog/12', [hoodie], { account: withTokens(100) });
    await user.click(await screen.findByRole('button', { name: /^Купить\sза/ }));
    const alert = screen.getByText(/Недостаточно токенов/).closest('[role=alert]');
    expect(alert).toHaveTextContent('Недостаточно токенов, не хватает 3 100');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(network.calls(createOrder)).toHaveLength(0);
  });

  test('§5 Uzbek refuses in the words of the specification, with the missing amount', async () => {
    const options = { account: withTokens(100), language: 'uz' } as const;
    const { user } = await open('/catalog/12', [hoodie], options);
    await user.click(await screen.findByRole('button', { name: /ga sotib olish$/ }));
    const alert = screen.getByText(/Tokenlar yetarli/).closest('[role=alert]');
    expect(alert).toHaveTextContent(/^Tokenlar yetarli emas! Yana 3\s100 kerak\./);
  });

  test('§5 Uzbek names the missing card in the words of the specification', async () => {
    await open('/catalog/12', [hoodie], { account: anAccount({ cards: [] }), language: 'uz' });
    const buy = await screen.findByRole('button', { name: /ga sotib olish$/ });
    await waitFor(() => expect(buy).toHaveAccessibleDescription("Sizda jismoniy karta yo'q."));
  });

  test('a changed price shows and needs a new confirmation', async () => {
    const products = [{ ...hoodie }];
    const { user, network } = await open('/catalog/12', products);
    await user.click(await screen.findByRole('button', { name: /^Купить\sза/ }));
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
    expect(await screen.findByRole('heading', { name: /Заказ\s1044 оформлен/ })).toBeVisible();
    const [first, second] = network.calls(createOrder);
    expect(second?.input.body.price).toBe(3_500);
    expect(second?.headers['Idempotency-Key']).not.toBe(first?.headers['Idempotency-Key']);
  });

  test('a product sold out meanwhile shows the reason in the dialog', async () => {
    const products = [{ ...hoodie }];
    const { user, network } = await open('/catalog/12', products);
    await user.click(await screen.findByRole('button', { name: /^Купить\sза/ }));
    products[0] = { ...hoodie, stock: 0 };
    network.on(createOrder, () =>
      answer(409, { error: 'Этого товара больше нет', errorCode: 'out_of_stock' }),
    );
    await user.click(screen.getByRole('button', { name: 'Списать' }));
    expect(await within(screen.getByRole('dialog')).findByRole('alert')).toHaveTextContent('Нет в наличии');
    await user.click(screen.getByRole('button', { name: 'Не сейчас' }));
    expect(await screen.findByRole('button', { name: /^Купить\sза/ })).toBeDisabled();
  });

  test('a purchase without an answer is sent again with the same key and the typed text', async () => {
    const { user, network } = await openPurchase({
      answers: (network) => network.on(createOrder, () => lost),
    });
    await user.type(screen.getByLabelText(/Комментарий/), 'Размер M');
    await user.click(screen.getByRole('button', { name: 'Списать' }));
    const alert = await within(screen.getByRole('dialog')).findByRole('alert');
    expect(alert).toHaveTextContent('Ответ не пришёл');
    expect(screen.getByLabelText(/Комментарий/)).toHaveAttribute('readonly');

    // Closing the dialog does not forget the purchase.
    await user.click(screen.getByRole('button', { name: 'Не сейчас' }));
    await user.click(screen.getByRole('button', { name: /^Купить\sза/ }));
    network.on(createOrder, () => ({ order: anOrder({ number: '1045' }) }));
    await user.click(screen.getByRole('button', { name: 'Повторить' }));
    expect(await screen.findByRole('heading', { name: /Заказ\s1045 оформлен/ })).toBeVisible();

    const sent = network.calls(createOrder);
    expect(new Set(sent.map(({ headers }) => headers['Idempotency-Key'])).size).toBe(1);
    expect(new Set(sent.map(({ input }) => JSON.stringify(input.body))).size).toBe(1);
  });

  test('N2 a purchase interrupted by a reload is sent again with the same key', async () => {
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

  test('a purchase refused by the rate limit says so and is sent again unchanged', async () => {
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

  test('R37 changed terms are accepted once before the purchase', async () => {
    const account = anAccount({ client: aClient({ updated_terms: true }) });
    const { user, network, dialog } = await openPurchase({ account });
    await user.click(screen.getByRole('button', { name: 'Списать' }));
    const terms = within(dialog).getByRole('checkbox', { name: /Правила программы изменились/ });
    expect(terms).toHaveAccessibleDescription(/Без согласия/);
    expect(network.calls(createOrder)).toHaveLength(0);

    await user.click(terms);
    await user.click(screen.getByRole('button', { name: 'Списать' }));
    expect(await screen.findByRole('heading', { name: /оформлен/ })).toBeVisible();
    expect(network.calls(updateClient).map(({ input }) => input.body)).toEqual([
      { updated_terms: false, project_id: 1 },
    ]);

    await user.click(screen.getByRole('button', { name: 'Купить ещё' }));
    await user.click(screen.getByRole('button', { name: /^Купить\sза/ }));
    expect(screen.queryByRole('checkbox', { name: /Правила/ })).not.toBeInTheDocument();
  });

  test.each([
    ['ru', /^Купить\s/, 'Списать', 'Без согласия с новыми правилами купить не получится'],
    ['uz', /olish/, 'Sarflash', 'Yangi qoidalarga rozi boʻlmasdan xarid qilib boʻlmaydi'],
    ['en', /^Buy /, 'Spend', 'You cannot buy without agreeing to the new rules'],
  ] as const)('R37 the form requires the changed terms in %s', async (language, buy, send, words) => {
    const { user } = await open('/catalog/12', [hoodie], {
      account: anAccount({ client: aClient({ updated_terms: true }) }),
      language,
    });
    await user.click(await screen.findByRole('button', { name: buy }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: send }));
    expect(dialog.getByRole('checkbox')).toHaveAccessibleDescription(words);
  });

  describe('R31 buying without a network', () => {
    afterEach(() => setOnline(true));

    test('the buy button is disabled with an accessible reason until the network is back', async () => {
      await open('/catalog/12', [hoodie]);
      const buy = await screen.findByRole('button', { name: /^Купить\sза/ });
      expect(buy).toBeEnabled();
      await setOnline(false);
      expect(buy).toBeDisabled();
      expect(buy).toHaveAccessibleDescription('Сейчас нет сети: купить получится, когда она появится.');
      expect(screen.getByText(/^Сейчас нет сети/).closest('[aria-live=polite]')).toBeVisible();
      await setOnline(true);
      expect(buy).toBeEnabled();
    });

    test('an open dialog says that nothing was sent, keeps the typed text, and works afterwards', async () => {
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

    test('a sent purchase without an answer does not claim that nothing was charged', async () => {
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

  test('R48 a product goes to the default address, to another address, or is collected', async () => {
    const product = aProduct({ id: 12, name: { ru: 'Велосипед' }, isDelivered: true });
    const address = (id: number, isDefault = false) => ({ id, address: `г Тверь, д ${id}`, isDefault });
    const { user, network } = await openPurchase(
      {
        answers: (network) =>
          network.on(listAddresses, () => ({
            deliveryNotes: [address(1, true), address(2), { ...address(3), isHidden: true }],
          })),
      },
      product,
    );
    const where = await screen.findByRole('combobox', { name: 'Куда привезти' });
    expect(where).toHaveDisplayValue('г Тверь, д 1');
    expect(within(where).getAllByRole('option')).toHaveLength(3);
    await user.selectOptions(where, 'г Тверь, д 2');
    await user.click(screen.getByRole('button', { name: 'Списать' }));
    await user.click(await screen.findByRole('button', { name: 'Купить ещё' }));
    await user.click(screen.getByRole('button', { name: /^Купить\sза/ }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Куда привезти' }), 'pick-up');
    await user.click(screen.getByRole('button', { name: 'Списать' }));
    await screen.findByRole('heading', { name: /оформлен/ });
    expect(network.calls(createOrder).map(({ input }) => input.body.deliveryNoteId)).toEqual([2, undefined]);
  });

  test('R48 a product that can only be collected needs no address', async () => {
    const { dialog, network } = await openPurchase();
    expect(within(dialog).getByLabelText(/Комментарий/)).toBeVisible();
    expect(within(dialog).queryByRole('combobox', { name: 'Куда привезти' })).not.toBeInTheDocument();
    expect(network.calls(listAddresses)).toEqual([]);
  });

  test('an event needs no wished day', async () => {
    const event = aProduct({ id: 14, section: 'events', name: { ru: 'Концерт' }, ticketLimit: 1 });
    const { dialog } = await openPurchase({}, event);
    expect(within(dialog).getByLabelText(/Комментарий/)).toBeVisible();
    expect(within(dialog).queryByLabelText(/Когда удобно/)).not.toBeInTheDocument();
  });
});
