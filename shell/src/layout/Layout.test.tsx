import { listCards, listContacts } from '@cabinet/contracts/members';
import { raiseError } from '@cabinet/state/errors';
import { type Report, receiveReports } from '@cabinet/state/report';
import { store } from '@cabinet/state/store';
import { infoDialogAtom } from '@cabinet/state/ui';
import { answer, type FakeNetwork } from '@cabinet/testing/fakeNetwork';
import { renderRemote } from '@cabinet/testing/renderRemote';
import type { ReactNode } from 'react';
import { act } from 'react';
import { Link, useLocation } from 'react-router-dom';
import ru from '../locales/ru.json' with { type: 'json' };
import { LayoutBoundary, PageBoundary } from './boundaries.tsx';
import { Layout } from './Layout.tsx';

let reports: Report[] = [];
beforeEach(() => {
  reports = [];
  receiveReports((report) => reports.push(report));
  history.replaceState(null, '', '/my/');
});
afterEach(() => {
  store.set(infoDialogAtom, null);
  jest.useRealTimers();
  jest.restoreAllMocks();
});

interface Cabinet {
  path?: string;
  answers?: (network: FakeNetwork) => void;
}

/** Renders the layout of the shell with a test page. */
function aLayout(page: ReactNode, { path = '/faq', answers = () => {} }: Cabinet = {}) {
  const messages = { ru, uz: async () => ({ default: ru }), en: async () => ({ default: ru }) };
  const Routes = () => <LayoutBoundary>{page}</LayoutBoundary>;
  return renderRemote({ contract: 1, messages, Routes }, { name: 'shell', path, answers });
}

describe('R27 data that the start failed to read', () => {
  test('R27 a failed read shows a banner with a retry above a usable page', async () => {
    const page = <Layout>{<h1>Вопросы</h1>}</Layout>;
    const { user, network, account, getByRole, findByText, queryByText } = await aLayout(page, {
      answers: (services) => services.on(listContacts, () => answer(403)),
    });
    expect(await findByText('Часть данных не загрузилась.')).toBeVisible();
    expect(getByRole('heading', { name: 'Вопросы' })).toBeVisible();

    network.on(listContacts, () => ({ contacts: account.contact ? [account.contact] : [] }));
    await user.click(getByRole('button', { name: 'Загрузить ещё раз' }));
    expect(queryByText('Часть данных не загрузилась.')).not.toBeInTheDocument();
  });

  test('§8 R12 a failed read of essential data removes the page until the data arrives', async () => {
    const page = <Layout>{<h1>Вопросы</h1>}</Layout>;
    const { user, network, account, findByRole, queryByRole } = await aLayout(page, {
      answers: (services) => services.on(listCards, () => answer(500)),
    });
    expect(await findByRole('heading', { name: 'Кабинет временно не работает' })).toBeVisible();
    expect(queryByRole('heading', { name: 'Вопросы' })).not.toBeInTheDocument();

    network.on(listCards, () => ({ cards: account.cards }));
    await user.click(await findByRole('button', { name: 'Загрузить ещё раз' }));
    expect(await findByRole('heading', { name: 'Вопросы' })).toBeVisible();
  });
});

describe('§2 a render error', () => {
  function Fragile({ on }: { on: string }) {
    const { pathname } = useLocation();
    if (pathname === on) throw new Error('It broke');
    return <h1>{pathname}</h1>;
  }
  const quietly = () => jest.spyOn(console, 'error').mockImplementation(() => {});

  test('§2 a render error in a page stays there until the next navigation, and is reported', async () => {
    quietly();
    const page = (
      <>
        <Link to="/rules">Правила</Link>
        <PageBoundary>
          <Fragile on="/faq" />
        </PageBoundary>
      </>
    );
    const { user, getByRole, getByText } = await aLayout(page);
    expect(getByRole('heading', { name: 'Произошла ошибка' })).toBeVisible();
    expect(getByText('Пожалуйста, попробуйте позже или свяжитесь с менеджером.')).toBeVisible();
    expect(reports).toMatchObject([{ place: 'page', error: { message: 'It broke' } }]);

    await user.click(getByRole('link', { name: 'Правила' }));
    expect(getByRole('heading', { name: '/rules' })).toBeVisible();
  });

  test('§2 a render error in the layout redirects to Profile', async () => {
    quietly();
    const { path, findByRole } = await aLayout(<Fragile on="/faq" />);
    expect(await findByRole('heading', { name: '/' })).toBeVisible();
    expect(path()).toBe('/');
    expect(reports).toMatchObject([{ place: 'layout' }]);
  });

  test('§2 a render error in the layout of Profile shows a message and does not redirect in a loop', async () => {
    quietly();
    const { path, getByRole } = await aLayout(<Fragile on="/" />, { path: '/' });
    expect(getByRole('heading', { name: 'Произошла ошибка' })).toBeVisible();
    expect([path(), reports.length]).toEqual(['/', 1]);
  });
});

test('§8 a runtime error opens a dialog with its message, and «Хорошо» closes it', async () => {
  const { user, getAllByRole, queryByRole } = await aLayout(<Layout>{null}</Layout>);
  act(() => raiseError('Пользователь не найден'));
  const [dialog] = getAllByRole('dialog', { name: 'Ошибка' });
  expect(dialog).toHaveTextContent('Пользователь не найден');
  await user.click(getAllByRole('button', { name: 'Хорошо' })[0] as HTMLElement);
  expect(queryByRole('dialog', { name: 'Ошибка' })).not.toBeInTheDocument();
});

describe('§2 ?href= at the start', () => {
  test('?href= redirects after 200 ms, within the cabinet', async () => {
    jest.useFakeTimers({ advanceTimers: false });
    history.replaceState(null, '', '/my/faq?href=%2Fmy%2F%2Frules');
    const { path } = await aLayout(<Layout>{null}</Layout>);
    await act(async () => jest.advanceTimersByTime(199));
    expect(path()).toBe('/faq');
    await act(async () => jest.advanceTimersByTime(1));
    expect(path()).toBe('/rules');
  });

  test('I1 R30 an external ?href= is reported and does not redirect', async () => {
    jest.useFakeTimers({ advanceTimers: false });
    history.replaceState(null, '', '/my/faq?href=%2F%5Cevil.example%2Fmy%2F');
    const { path } = await aLayout(<Layout>{null}</Layout>);
    await act(async () => jest.advanceTimersByTime(1_000));
    expect(path()).toBe('/faq');
    expect(reports).toMatchObject([{ place: 'href', error: { message: 'A link leaves the cabinet' } }]);
  });
});
