import { screen } from '@testing-library/react';
import { renderUi } from '../test/renderUi.tsx';
import { Hint } from './Hint.tsx';

async function renderHint() {
  const view = await renderUi(
    <p>
      Заморожено 400 <Hint label="Почему заморожено">Эти токены ждут выдачи заказа</Hint>
    </p>,
  );
  return { ...view, button: screen.getByRole('button', { name: 'Почему заморожено' }) };
}

test('the hint button names its subject, and a screen reader announces the explanation', async () => {
  const { button } = await renderHint();
  expect(button).toHaveAccessibleDescription('Эти токены ждут выдачи заказа');
});

test('a press opens the explanation, and another press closes it', async () => {
  const { user, button } = await renderHint();
  const text = screen.getByText('Эти токены ждут выдачи заказа');
  expect(text).not.toBeVisible();
  await user.click(button);
  expect(text).toBeVisible();
  await user.click(button);
  expect(text).not.toBeVisible();
});
