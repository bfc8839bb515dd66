import { act, fireEvent, screen } from '@testing-library/react';
import { renderUi } from '../test/renderUi.tsx';
import { type ToastContent, ToastViewport } from './ToastViewport.tsx';

const success: ToastContent = { id: 1, message: 'Ссылка скопирована', color: 'success', timer: 3000 };
const error: ToastContent = { id: 2, message: 'Произошла ошибка!', color: 'error', timer: 6000 };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

async function show(...toasts: ToastContent[]) {
  const onDismiss = jest.fn();
  await renderUi(<ToastViewport toasts={toasts} onDismiss={onDismiss} />);
  return { onDismiss, wait: (time: number) => act(() => jest.advanceTimersByTime(time)) };
}

test('both live regions exist before the first toast', async () => {
  await show();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

test('an error interrupts the screen reader, and other toasts wait', async () => {
  await show(success, error);
  expect(screen.getByRole('status')).toHaveTextContent('Ссылка скопирована');
  expect(screen.getByRole('alert')).toHaveTextContent('Произошла ошибка!');
});

test('every toast disappears after its own time', async () => {
  const { onDismiss, wait } = await show(success, error);
  wait(2999);
  expect(onDismiss).not.toHaveBeenCalled();
  wait(1);
  expect(onDismiss.mock.calls).toEqual([[1]]);
  wait(3000);
  expect(onDismiss.mock.calls).toEqual([[1], [2]]);
});

test.each([
  ['the pointer', fireEvent.mouseEnter, fireEvent.mouseLeave],
  ['the focus', fireEvent.focus, fireEvent.blur],
])('%s pauses the time of a toast', async (_, hold, go) => {
  const { onDismiss, wait } = await show(success);
  const close = screen.getByRole('button', { name: 'Закрыть' });
  wait(2000);
  hold(close);
  wait(60_000);
  expect(onDismiss).not.toHaveBeenCalled();
  go(close);
  wait(1000);
  expect(onDismiss).toHaveBeenCalledWith(1);
});

test('the close button closes a toast', async () => {
  const { onDismiss } = await show(error);
  fireEvent.click(screen.getByRole('button', { name: 'Закрыть' }));
  expect(onDismiss).toHaveBeenCalledWith(2);
});

test('a closed toast returns the focus to the previous element', async () => {
  await renderUi(
    <>
      <button type="button">Скопировать</button>
      <ToastViewport toasts={[success]} onDismiss={() => {}} />
    </>,
  );
  const before = screen.getByRole('button', { name: 'Скопировать' });
  const close = screen.getByRole('button', { name: 'Закрыть' });
  before.focus();
  act(() => close.focus());
  fireEvent.click(close);
  expect(before).toHaveFocus();
});
