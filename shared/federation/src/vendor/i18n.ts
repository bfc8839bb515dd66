// What the cabinet uses of i18next and react-i18next, shared as one copy.
export { createInstance } from 'i18next';
export { I18nextProvider, initReactI18next, useTranslation } from 'react-i18next';
