import { TokenWord } from '@cabinet/ui/Tokens';
import { use } from 'react';
import { useTranslation } from 'react-i18next';

/** The area's texts, with the name that the currency has in this variant of the programme (§1). */
export function useContentText(): (
  key: string,
  values?: Record<string, string | number | undefined>,
) => string {
  const { t } = useTranslation('content');
  const context = use(TokenWord);
  return (key, values) => t(key, { ...values, context });
}
