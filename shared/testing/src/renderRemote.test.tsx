import { useRouteAction, useRouteData } from '@cabinet/api';
import { createOrder } from '@cabinet/contracts/orders';
import { getProduct } from '@cabinet/contracts/products';
import type { RemoteModule } from '@cabinet/federation/contract';
import { contactAtom, refreshContact } from '@cabinet/state';
import { confirm, showToast } from '@cabinet/state/ui';
import { screen, within } from '@testing-library/react';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { Link, Route, Routes, useParams } from 'react-router-dom';
import { anAccount } from './account.ts';
import { aContact, anOrder, aProduct } from './builders.ts';
import { answer } from './fakeNetwork.ts';
import { renderRemote } from './renderRemote.tsx';

function ProductPage() {
  const { t } = useTranslation('mf-toy');
  const id = Number(useParams().id);
  const contact = useAtomValue(contactAtom);
  const { data, error } = useRouteData(getProduct, { params: { id } });
  const { run } = useRouteAction(createOrder, { stale: [getProduct] });

  async function buy() {
    if (!(await confirm({ title: t('sure'), text: '' }))) return;
    await run({ body: { cardId: 501, prodId: id, date: '2026-11-20T10:00:00.000Z' } });
    await refreshContact();
    showToast({ message: t('bought') });
  }

  if (error) return <p role="alert">{error.text}</p>;
  return (
    <>
      <h1>{data?.product.name.ru}</h1>
      <p>{t('balance', { balance: contact?.balance })}</p>
      <button type="button" onClick={buy}>
        {t('buy')}
      </button>
      <Link to="/catalog">{t('back')}</Link>
    </>
  );
}

const texts = {
  buy: 'Купить',
  sure: 'Точно?',
  bought: 'Куплено',
  balance: 'Баланс {{balance}}',
  back: 'Назад',
};

const toy: RemoteModule = {
  contract: 1,
  messages: { ru: texts, uz: async () => ({ default: { ...texts, buy: 'Sotib olish' } }) },
  Routes: () => (
    <Routes>
      <Route path=":id" element={<ProductPage />} />
      <Route path="*" element={<h1>Каталог</h1>} />
    </Routes>
  ),
};

const options = { name: 'mf-toy', at: '/catalog/*', path: '/catalog/12' };

test('renderRemote renders a remote signed in, with its texts and its data', async () => {
  await renderRemote(toy, {
    ...options,
    answers: (network) => network.on(getProduct, () => ({ product: aProduct({ id: 12 }) })),
  });
  expect(await screen.findByRole('heading', { name: 'Термос' })).toBeVisible();
  expect(screen.getByText('Баланс 12500')).toBeVisible();
});

test('renderRemote supports a purchase: it confirms, writes, refreshes the balance and shows a toast', async () => {
  const account = anAccount();
  const { user, network } = await renderRemote(toy, {
    ...options,
    account,
    answers: (services) => {
      services.on(getProduct, () => ({ product: aProduct({ id: 12 }) }));
      services.on(createOrder, () => {
        account.contact = aContact({ balance: 11_600 });
        return { order: anOrder() };
      });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Купить' }));
  const dialog = await screen.findByRole('dialog', { name: 'Точно?' });
  await user.click(within(dialog).getByRole('button', { name: 'Подтвердить' }));

  expect(await screen.findByText('Баланс 11600')).toBeVisible();
  expect(within(screen.getByRole('status')).getByText('Куплено')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(network.calls(createOrder)).toHaveLength(1);
});

test('Escape closes the dialog and nothing is written', async () => {
  const { user, network } = await renderRemote(toy, {
    ...options,
    answers: (services) => services.on(getProduct, () => ({ product: aProduct({ id: 12 }) })),
  });
  await user.click(await screen.findByRole('button', { name: 'Купить' }));
  await screen.findByRole('dialog');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(network.calls(createOrder)).toHaveLength(0);
});

test('renderRemote starts without a cache, so an error shows after an earlier answer', async () => {
  await renderRemote(toy, {
    ...options,
    answers: (network) => network.on(getProduct, () => answer(404, { error: 'Нет такого товара' })),
  });
  expect(await screen.findByText('Нет такого товара')).toBeVisible();
});

test('renderRemote takes another language and another address', async () => {
  const { user, path } = await renderRemote(toy, {
    ...options,
    language: 'uz',
    answers: (network) => network.on(getProduct, () => ({ product: aProduct({ id: 12 }) })),
  });
  expect(await screen.findByRole('button', { name: 'Sotib olish' })).toBeVisible();
  expect(path()).toBe('/catalog/12');
  await user.click(screen.getByRole('link', { name: 'Назад' }));
  expect(path()).toBe('/catalog');
  expect(screen.getByRole('heading', { name: 'Каталог' })).toBeVisible();
});
