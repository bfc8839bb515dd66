// What remotes find under the name `react-i18next`. Shared whole it would bring what parses texts with marks to every first
// screen (docs/decisions/002): texts with links are `Trans` of `@cabinet/ui/later`.
export {
  getI18n,
  I18nContext,
  I18nextProvider,
  initReactI18next,
  Translation,
  useTranslation,
  withTranslation,
} from 'react-i18next';
