import type { BalanceBreakdown as Shares } from '@cabinet/domain/balance';
import { useFormats } from '@cabinet/i18n';
import { TokenWord } from '@cabinet/ui';
import { Hint } from '@cabinet/ui/Hint';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './BalanceBreakdown.module.css';

const SHOWN = ['available', 'frozen', 'waiting', 'spent'] as const;

interface BalanceBreakdownProps {
  /** In tokens. */
  balance: number;
  shares: Shares;
}

/** The parts of the balance. A part of 0 is hidden, except the tokens that can be spent. */
export function BalanceBreakdown({ balance, shares }: BalanceBreakdownProps) {
  const { t } = useTranslation('mf-profile-later');
  const { formatTokens } = useFormats();
  const context = use(TokenWord);
  const shown = SHOWN.filter((name) => shares[name] > 0 || name === 'available');
  const sum = t('balance.sum', {
    context,
    earned: formatTokens(shares.earned),
    spent: formatTokens(shares.spent),
    balance: formatTokens(balance),
  });

  return (
    <div className={styles.parts}>
      <dl className={styles.list}>
        {shown.map((name) => (
          <div key={name} className={styles.part}>
            <dt>{t(`balance.${name}`)}</dt>
            <dd>{formatTokens(shares[name])}</dd>
          </div>
        ))}
      </dl>
      <Hint label={t('balance.how')}>
        {sum}
        {shares.frozen > 0 && ` ${t('balance.frozenText')}`}
        {shares.waiting > 0 && ` ${t('balance.waitingText')}`}
      </Hint>
    </div>
  );
}
