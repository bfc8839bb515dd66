import { useFormats } from '@cabinet/i18n';
import { PageHeading, Skeleton, TokenWord } from '@cabinet/ui';
import { type CSSProperties, use } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './BalanceHeading.module.css';

/** The width of most balances. */
const PLACEHOLDER = '00 000';

interface BalanceHeadingProps {
  firstName: string;
  /** In tokens. Null while the balance loads. */
  balance: number | null;
  /** The part of the balance that cannot be spent now. */
  frozen: number;
  /** Tokens that are added to the balance after a check. */
  waiting: number;
}

/** The greeting and the balance. A placeholder keeps the space until the balance arrives. */
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
