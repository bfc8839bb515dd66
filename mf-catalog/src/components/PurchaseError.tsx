import { failureText, type ServiceWords } from '@cabinet/domain/failureText';
import { type PurchaseRefusal, reasonOfCode } from '@cabinet/domain/purchase';
import { useFormats } from '@cabinet/i18n';
import { requestNumber, TokenWord } from '@cabinet/ui';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './PurchaseError.module.css';

/** The parts of the client's error that are shown. */
export interface PurchaseFailure extends ServiceWords {
  kind: string;
  code: string | null;
  requestId: string | null;
}

export interface PurchaseErrorProps {
  error: PurchaseFailure | undefined;
  /** The refusal after the product was read again. */
  refusal: PurchaseRefusal | null;
  /** The purchase may have happened. */
  isUnanswered: boolean;
  isOnline: boolean;
}

/** Why the purchase failed. The cabinet's own text is used if the reason is known (§5, R31). */
export function PurchaseError({ error, refusal, isUnanswered, isOnline }: PurchaseErrorProps) {
  const { t } = useTranslation('mf-catalog-later');
  const { formatTokens } = useFormats();
  const context = use(TokenWord);
  const reason = refusal?.reason ?? reasonOfCode(error?.code ?? null);

  if (!isOnline && isUnanswered) return t('refusal.offline');
  if (!isOnline || (error?.code === 'offline' && !isUnanswered)) return t('purchase.offline');
  if (reason && error) {
    const text = t(`refusal.${reason}`, { context });
    const missing = refusal?.missing;
    return missing === undefined ? text : t('needMore', { refusal: text, tokens: formatTokens(missing) });
  }
  // A refusal is an answer, but not to the first try.
  const isOpen = isUnanswered && error?.kind !== 'refused';
  return (
    <>
      {isOpen ? t('purchase.unanswered') : failureText(error ?? {}, t('purchase.failed'))}
      {error?.requestId && (
        <span className={styles.request}>
          {t('purchase.request', { id: requestNumber(error.requestId) })}
        </span>
      )}
    </>
  );
}
