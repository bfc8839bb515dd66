import { useFormats } from '@cabinet/i18n';
import { TokenWord } from '@cabinet/ui';
import { use } from 'react';
import { useTranslation } from 'react-i18next';

/** The text of the missing tokens (§5). */
export function useMissingText(missing: number): string {
  const { t } = useTranslation('mf-orders-later');
  const { formatTokens } = useFormats();
  return t('refusal.not-enough-tokens', { context: use(TokenWord), missing: formatTokens(missing) });
}
