import type { PurchaseRefusal } from '@cabinet/domain/purchase';
import { useFormats } from '@cabinet/i18n/useFormats';
import { TokenWord } from '@cabinet/ui/Tokens';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { reasonOfCode } from '../domain/refusal.ts';
import styles from './PurchaseError.module.css';

/** What is shown of the client's error. */
export interface PurchaseFailure {
  code: string | null;
  text: string | null;
  requestId: string | null;
}

export interface PurchaseErrorProps {
  error: PurchaseFailure;
  /** What speaks against the purchase after the product was read again. */
  refusal: PurchaseRefusal | null;
  isUnanswered: boolean;
}

/** Why the purchase did not happen, in the words of the cabinet where it knows the reason (§5). */
export function PurchaseError({ error, refusal, isUnanswered }: PurchaseErrorProps) {
  const { t } = useTranslation('mf-catalog');
  const { formatTokens } = useFormats();
  const context = use(TokenWord);
  const reason = refusal?.reason ?? reasonOfCode(error.code);
  if (reason) {
    const text = t(`refusal.${reason}`, { context });
    const missing = refusal?.missing;
    return missing === undefined ? text : `${text}, ${t('needMore', { tokens: formatTokens(missing) })}`;
  }
  return (
    <>
      {isUnanswered ? t('purchase.unanswered') : (error.text ?? t('purchase.failed'))}
      {error.requestId && (
        <span className={styles.request}>{t('purchase.request', { id: error.requestId })}</span>
      )}
    </>
  );
}
