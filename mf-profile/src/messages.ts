import ru from './locales/ru.json' with { type: 'json' };

/** The texts of this remote, also when a portal embeds only a part. */
export const messages = {
  ru,
  uz: () => import('./locales/uz.json', { with: { type: 'json' } }),
  en: () => import('./locales/en.json', { with: { type: 'json' } }),
};
