/** The library's hook, for packages that depend on this one and not on the library. */
export { useTranslation } from 'react-i18next';
