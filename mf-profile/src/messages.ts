import ru from './locales/ru.json' with { type: 'json' };

/** The words of this remote, whether all of it is shown or a part. */
export const messages = {
  ru,
  uz: () => import('./locales/uz.json', { with: { type: 'json' } }),
  en: () => import('./locales/en.json', { with: { type: 'json' } }),
};
