import { screen } from '@testing-library/react';
import { renderUi } from '../test/renderUi.tsx';
import { Timeline } from './Timeline.tsx';

test('every step says its state in words, and the current step is marked', async () => {
  await renderUi(
    <Timeline
      label="Статусы заказа"
      steps={[
        { id: 'NEW_ORDER', title: 'Новый', note: '12 ноя', state: 'done' },
        { id: 'BUYING', title: 'Закупаем', state: 'now' },
        { id: 'RECEIVED', title: 'У тебя', state: 'next' },
      ]}
    />,
  );
  const steps = screen.getAllByRole('listitem');
  expect(steps.map((step) => step.textContent)).toEqual([
    'Новый пройдено12 ноя',
    'Закупаем сейчас',
    'У тебя впереди',
  ]);
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null]);
});
