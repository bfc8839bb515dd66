/** Exports the library's hook for packages that depend on this package and not on the library. */
export { useTranslation } from 'react-i18next';
