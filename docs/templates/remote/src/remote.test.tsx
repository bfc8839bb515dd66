import { listOperations } from '@cabinet/contracts/operations';
import { anAccount } from '@cabinet/testing/account';
import { anOperation } from '@cabinet/testing/builders';
import { answer, type FakeNetwork } from '@cabinet/testing/fakeNetwork';
import { renderRemote } from '@cabinet/testing/renderRemote';
import { screen, within } from '@testing-library/react';
import * as remote from './remote.tsx';

const operations = [
  anOperation({ id: 2, amount: 6400, date: '2026-11-12T10:00:00Z' }),
  anOperation({ id: 1, amount: -9800, date: '2026-11-10T10:00:00Z' }),
];

function open(answers?: (network: FakeNetwork) => void) {
  const account = anAccount({ operations });
  return renderRemote(remote, {
    name: 'mf-team',
    path: '/team',
    account,
    ...(answers && { answers }),
  });
}

test('the page shows the balance and lists the latest operations', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1, name: 'Новый раздел' })).toBeVisible();
  expect(screen.getByText(/12\s500/)).toHaveTextContent('токенов');
  const list = await screen.findByRole('list', { name: 'Последние операции' });
  const rows = within(list).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/\+6\s400/),
    expect.stringMatching(/−9\s800/),
  ]);
});

test('the page without operations shows an empty state', async () => {
  await open((network) => network.on(listOperations, () => ({ operations: [] })));
  expect(await screen.findByText('Операций пока нет')).toBeVisible();
});

test('the page shows a failed load in its place, and a retry loads again', async () => {
  const { user, network } = await open((network) => {
    network.on(listOperations, () => answer(503, { message: 'Сервис отдыхает' }));
  });
  const retry = await screen.findByRole('button', { name: 'Повторить' });
  network.on(listOperations, () => ({ operations }));
  await user.click(retry);
  expect(await screen.findByRole('list', { name: 'Последние операции' })).toBeVisible();
});
