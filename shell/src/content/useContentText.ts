import { TokenWord } from '@cabinet/ui/Tokens';
import { use } from 'react';
import { useTranslation } from 'react-i18next';

/** Returns the texts of the area, with the currency name of this variant (§1). */
export function useContentText(): (
  key: string,
  values?: Record<string, string | number | undefined>,
) => string {
  const { t } = useTranslation('content');
  const context = use(TokenWord);
  return (key, values) => t(key, { ...values, context });
}
