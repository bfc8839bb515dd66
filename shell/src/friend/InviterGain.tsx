import type { ReferralOffer } from '@cabinet/contracts/friendPage';
import { useTokenText } from '@cabinet/ui/useTokenText';
import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './InviterGain.module.css';

/** Shows the inviter's gain, folded until the friend opens it. */
export function InviterGain({ offer }: { offer: ReferralOffer }) {
  const { t } = useTranslation('friend');
  const tokenText = useTokenText();
  if (!offer.inviter || offer.percent === null) return null;
  const { inviter: name, percent, registration } = offer;
  return (
    <details className={styles.fold}>
      <summary>
        {t('inviter.title', { name })}
        <ChevronDown size={20} strokeWidth={1.8} aria-hidden="true" />
      </summary>
      <p>{t('inviter.text', { reward: tokenText(registration), percent })}</p>
    </details>
  );
}
