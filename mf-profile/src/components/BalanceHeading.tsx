import { useFormats } from '@cabinet/i18n';
import { PageHeading, Skeleton, TokenWord } from '@cabinet/ui';
import { type CSSProperties, use } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './BalanceHeading.module.css';

/** As wide as most balances are. */
const PLACEHOLDER = '00 000';

interface BalanceHeadingProps {
  firstName: string;
  /** In tokens; null as long as it is on its way. */
  balance: number | null;
  /** The part of the balance that cannot be spent now. */
  frozen: number;
  /** What comes on top of it once it is checked. */
  waiting: number;
}

/** The greeting and the one huge number of the page; its place is kept until the balance is there. */
export function BalanceHeading({ firstName, balance, frozen, waiting }: BalanceHeadingProps) {
  const { t } = useTranslation('mf-profile');
  const { formatTokens } = useFormats();
  const word = use(TokenWord);
  const isKnown = balance !== null;
  const figure = isKnown ? formatTokens(balance) : PLACEHOLDER;

  return (
    <div className={styles.place} style={{ '--figures': figure.length } as CSSProperties}>
      <PageHeading>
        <span className={styles.words}>
          {firstName ? t('balance.hello', { name: firstName }) : t('balance.helloNameless')}
          {isKnown && ` ${t('balance.onCard')}`}
        </span>{' '}
        <span className={styles.balance}>
          {isKnown ? figure : <Skeleton width="2.4em" height="0.72em" />}
        </span>{' '}
        <span className={styles.words}>
          {isKnown && (
            <>
              <b>{t(`ui:${word}`, { count: balance })}</b>
              {t('balance.same')}
              {frozen > 0 && ` ${t('balance.more.frozen', { tokens: formatTokens(frozen) })}`}
              {waiting > 0 && ` ${t('balance.more.waiting', { tokens: formatTokens(waiting) })}`}
            </>
          )}
        </span>
      </PageHeading>
    </div>
  );
}
