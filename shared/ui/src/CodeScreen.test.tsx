import { screen } from '@testing-library/react';
import { useState } from 'react';
import { renderUi } from '../test/renderUi.tsx';
import { CodeScreen } from './CodeScreen.tsx';

function Page() {
  const [open, setOpen] = useState(true);
  return (
    <CodeScreen
      open={open}
      onClose={() => setOpen(false)}
      title="Заказ 1042"
      value="460000001042"
      hint="Прибавь яркость"
    />
  );
}

/** Simulates a browser with screen locks, and counts the active locks. */
function watchLocks(): { held: number } {
  const locks = { held: 0 };
  const request = async () => {
    locks.held += 1;
    return {
      release: async () => {
        locks.held -= 1;
      },
    };
  };
  Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
  return locks;
}

afterEach(() => Reflect.deleteProperty(navigator, 'wakeLock'));

test('the code appears on a light background and the screen stays on until it closes', async () => {
  const locks = watchLocks();
  const { user } = await renderUi(<Page />);
  const code = await screen.findByRole('img', { name: 'Штрихкод 460000001042' });
  expect(code.closest('[data-mode]')).toHaveAttribute('data-mode', 'light');
  expect(locks.held).toBe(1);

  await user.click(screen.getByRole('button', { name: 'Закрыть' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(locks.held).toBe(0);
});

test('the code appears in a browser without screen locks', async () => {
  await renderUi(<Page />);
  expect(await screen.findByRole('img', { name: 'Штрихкод 460000001042' })).toBeVisible();
});
