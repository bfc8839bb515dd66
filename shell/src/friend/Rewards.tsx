import type { ReferralOffer } from '@cabinet/contracts/friendPage';
import { useFormats } from '@cabinet/i18n/useFormats';
import { Tokens, TokenWord } from '@cabinet/ui/Tokens';
import { type ReactNode, use } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Rewards.module.css';

/** What the friend gets, and what whoever has called gets. */
export function Rewards({ offer }: { offer: ReferralOffer }) {
  const { t } = useTranslation('friend');
  const { formatNumber } = useFormats();
  const context = use(TokenWord);
  const { welcome, registration, percents } = offer;
  const shares = [...new Set([Math.min(...percents), Math.max(...percents)])].map(formatNumber);
  return (
    <>
      <ul>
        <Reward figure={<Tokens amount={welcome} />} text={t('reward.welcome')} />
        <Reward figure={<Tokens amount={registration} />} text={t('reward.registration')} />
        {percents.length > 0 && (
          <Reward figure={`${shares.join('–')}%`} text={t('reward.percent', { context })} />
        )}
      </ul>
      <p className={styles.rate}>{t('reward.rate', { context })}</p>
    </>
  );
}

function Reward({ figure, text }: { figure: ReactNode; text: string }) {
  return (
    <li className={styles.reward}>
      <b>{figure}</b> <span>{text}</span>
    </li>
  );
}
