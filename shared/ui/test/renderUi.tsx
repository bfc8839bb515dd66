import { createI18n } from '@cabinet/i18n/instance';
import type { Locale } from '@cabinet/i18n/locale';
import { registerMessages } from '@cabinet/i18n/messages';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { formMessages } from '../src/form/formWords.ts';
import { messages } from '../src/messages.tsx';

/** Renders components with their texts, in `language`. */
export async function renderUi(ui: ReactNode, language: Locale = 'ru') {
  const i18n = createI18n({ language, languages: ['ru', 'uz', 'en'] });
  await registerMessages(i18n, 'ui', messages);
  await registerMessages(i18n, 'form', formMessages);
  const view = render(ui, {
    wrapper: ({ children }) => <I18nextProvider i18n={i18n}>{children}</I18nextProvider>,
  });
  return { ...view, user: userEvent.setup() };
}
