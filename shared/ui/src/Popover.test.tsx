import { createI18n } from '@cabinet/i18n/instance';
import { act, render, screen, within } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { renderUi } from '../test/renderUi.tsx';
import { Popover } from './Popover.tsx';

const menu = (
  <Popover label="Пригласить" trigger={(trigger) => <button {...trigger}>Позвать</button>}>
    {(close) => (
      <button type="button" onClick={close}>
        Моя ссылка
      </button>
    )}
  </Popover>
);

test('the popover opens at its button, and the button says so', async () => {
  const { user } = await renderUi(menu);
  const button = screen.getByRole('button', { name: 'Позвать' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await user.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  await user.click(within(screen.getByRole('dialog', { name: 'Пригласить' })).getByRole('button'));
  expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('the focus returns to the button in a Shadow root', () => {
  const host = document.body.appendChild(document.createElement('div'));
  const root = host.attachShadow({ mode: 'open' });
  const container = root.appendChild(document.createElement('div'));
  render(menu, {
    container,
    wrapper: ({ children }) => (
      <I18nextProvider i18n={createI18n({ languages: ['ru'] })}>{children}</I18nextProvider>
    ),
  });
  const [opener, inside] = container.querySelectorAll('button');
  act(() => container.querySelector<HTMLElement>('[popover]')?.showPopover());
  inside?.focus();
  act(() => inside?.click());
  expect(root.activeElement).toBe(opener);
  host.remove();
});
