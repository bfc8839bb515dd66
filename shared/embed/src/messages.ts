import type { MessageSource } from '@cabinet/i18n';
import ru from './locales/ru.json' with { type: 'json' };

/** The texts of the embed, namespace `embed`. */
export const messages: MessageSource = {
  ru,
  uz: () => import('./locales/uz.json', { with: { type: 'json' } }),
  en: () => import('./locales/en.json', { with: { type: 'json' } }),
};
