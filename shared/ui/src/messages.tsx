import ru from './locales/ru.json' with { type: 'json' };

/** The texts of the components, namespace `ui`. The application registers them like a remote's texts. */
export const messages = {
  ru,
  uz: () => import('./locales/uz.json', { with: { type: 'json' } }),
  en: () => import('./locales/en.json', { with: { type: 'json' } }),
};
