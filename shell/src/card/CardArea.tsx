import type { MessageSource } from '@cabinet/i18n/messages';
import { CardStatePage } from './CardStatePage.tsx';
import ru from './locales/ru.json' with { type: 'json' };

export const messages: MessageSource = {
  ru,
  uz: () => import('./locales/uz.json', { with: { type: 'json' } }),
  en: () => import('./locales/en.json', { with: { type: 'json' } }),
};

/** Replaces the main area while the participant has no usable card (R2). */
export function Area() {
  return <CardStatePage />;
}
