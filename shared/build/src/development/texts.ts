import { i18n } from '../../../../shell/src/i18n.ts';

interface Texts {
  namespace: string;
  locale: string;
  texts: object;
}

// Of the shell's page, which speaks for all remotes.
addEventListener('cabinet:texts', (event) => {
  const { namespace, locale, texts } = (event as CustomEvent<Texts>).detail;
  i18n.addResourceBundle(locale, namespace, texts, true, true);
  i18n.emit('languageChanged', i18n.language);
});
