import { screen } from '@testing-library/react';
import { renderUi } from '../test/renderUi.tsx';
import { OrderHistory } from './OrderHistory.tsx';

test('entries with a date are done, the last one of them is current, and the rest are next', async () => {
  await renderUi(
    <OrderHistory
      label="История заказа"
      entries={[
        { id: 'new', title: 'Принят', date: '2025-03-01T10:00:00' },
        { id: 'sent', title: 'Отправлен', date: '2025-03-04T10:00:00', note: 'СДЭК' },
        { id: 'there', title: 'Получен', date: null },
      ]}
    />,
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Принят пройдено1\u00a0марта 2025',
    'Отправлен сейчас4\u00a0марта 2025 · СДЭК',
    'Получен впереди',
  ]);
});

test('a cancelled order ends with its cancellation', async () => {
  await renderUi(
    <OrderHistory
      label="История заказа"
      entries={[
        { id: 'new', title: 'Принят', date: '2025-03-01T10:00:00' },
        { id: 'off', title: 'Отменён', date: '2025-03-02T10:00:00', isCancelled: true },
      ]}
    />,
  );
  expect(screen.getAllByRole('listitem')[1]).toHaveTextContent('Отменён здесь всё закончилось2 марта 2025');
});
