import { LOCALES } from '@cabinet/contracts/config';
import { createI18n } from '@cabinet/i18n/instance';
import { registerMessages } from '@cabinet/i18n/messages';
import { messages as uiMessages } from '@cabinet/ui/messages';
import shell from '../locales/ru.json' with { type: 'json' };
import ru from './locales/ru.json' with { type: 'json' };

export const i18n = createI18n({ languages: LOCALES });

/**
 * Resolves when the texts of the stored language are ready. Loads only the shell texts that this page shows.
 */
export const messagesReady = Promise.all([
  registerMessages(i18n, 'ui', uiMessages),
  registerMessages(i18n, 'shell', {
    ru: {
      programme: shell.programme,
      language: shell.language,
      appearance: shell.appearance,
      error: shell.error,
      leadSpam: shell.leadSpam,
      footer: shell.footer,
      policy: shell.policy,
      maintenance: shell.maintenance,
    },
    uz: () => import('../locales/uz.json', { with: { type: 'json' } }),
    en: () => import('../locales/en.json', { with: { type: 'json' } }),
  }),
  registerMessages(i18n, 'friend', {
    ru,
    uz: () => import('./locales/uz.json', { with: { type: 'json' } }),
    en: () => import('./locales/en.json', { with: { type: 'json' } }),
  }),
]);
