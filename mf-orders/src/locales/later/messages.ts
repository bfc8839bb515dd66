import type { MessageSource } from '@cabinet/i18n';
import ru from './ru.json' with { type: 'json' };

/** Namespace `mf-orders-later`. */
export const messages: MessageSource = {
  ru,
  uz: () => import('./uz.json', { with: { type: 'json' } }),
  en: () => import('./en.json', { with: { type: 'json' } }),
};
