import { registerMessages } from '@cabinet/i18n/messages';
import { useTranslation } from '@cabinet/i18n/useTranslation';
import { useLayoutEffect } from 'react';
import ru from './locales/ru.json' with { type: 'json' };

/** Texts of the forms, namespace `form`. They load with the forms and not with the first screen. */
export const formMessages = {
  ru,
  uz: () => import('./locales/uz.json', { with: { type: 'json' } }),
  en: () => import('./locales/en.json', { with: { type: 'json' } }),
};

/** Registers the texts of the forms with the page's i18next instance. */
export function useFormWords(): void {
  const { i18n } = useTranslation('form');
  useLayoutEffect(() => {
    // Add the texts once, because each addition renders all texts of the page again.
    if (!i18n.hasResourceBundle('ru', 'form')) void registerMessages(i18n, 'form', formMessages);
  }, [i18n]);
}

/** Translates a message of a schema or a service about a value. */
export function useIssueText(own: Readonly<Record<string, string>> | undefined) {
  const { t, i18n } = useTranslation('form');
  return (message: string): string => {
    if (own?.[message] !== undefined) return own[message];
    // A schema adds the limit to the key: `long/500`.
    const [key = '', count] = message.split('/');
    const isKey = /^\w+$/.test(key) && i18n.exists(`issue.${key}`, { ns: 'form' });
    return isKey ? t(`issue.${key}`, { count: Number(count) }) : message;
  };
}
