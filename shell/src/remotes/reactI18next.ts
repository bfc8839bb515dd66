// The exports that remotes get from `react-i18next`. The whole module would add a markup parser to every
// first screen (docs/decisions/002). Texts with links use `Trans` of `@cabinet/ui/later`.
export {
  getI18n,
  I18nContext,
  I18nextProvider,
  initReactI18next,
  Translation,
  useTranslation,
  withTranslation,
} from 'react-i18next';
