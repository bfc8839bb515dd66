import { useTranslation } from '@cabinet/i18n/useTranslation';

/** Returns the texts of the components, namespace `ui`. */
export function useUiText() {
  return useTranslation('ui').t;
}
