import { useTranslation } from '@cabinet/i18n/useTranslation';

/** The words of the components, namespace `ui`. */
export function useUiText() {
  return useTranslation('ui').t;
}
