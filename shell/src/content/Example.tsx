import { LEVELS } from '@cabinet/domain/level';
import { REWARDS } from '@cabinet/domain/reward';
import { useFormats } from '@cabinet/i18n/useFormats';
import { Card } from '@cabinet/ui/Card';
import { useId } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import styles from './Example.module.css';
import { useContentText } from './useContentText.ts';

/** The price of the friend's first semester, in roubles. */
const PRICE = 60_000;
const [{ percent }] = LEVELS;
const SHARE = (PRICE * percent) / 100;

/** Shows how a friend's application becomes tokens, with the numbers of the first level. */
export function Example() {
  const id = useId();
  const t = useContentText();
  const { t: fact } = useTranslation('content');
  const { formatDay, formatMovement, formatNumber, formatPercent, formatRoubles, formatTokens } =
    useFormats();
  const year = new Date().getFullYear();
  const steps = [
    { day: '09-03', sum: formatMovement(REWARDS.friend), text: t('rules.example.registered') },
    { day: '09-20', sum: formatTokens(0), text: t('rules.example.signed') },
    {
      day: '10-01',
      sum: t('rules.example.waits', { sum: formatTokens(SHARE) }),
      text: t('rules.example.paid'),
    },
    {
      day: '10-02',
      sum: formatMovement(SHARE),
      text: t('rules.example.credited', {
        price: formatNumber(PRICE),
        percent: formatPercent(percent),
        total: formatTokens(SHARE + REWARDS.friend),
      }),
    },
  ];

  return (
    <Card as="section" tone="stage" className={styles.example} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{t('rules.example.title')}</h2>
        <p className={styles.facts}>
          <span>
            <Trans
              t={fact}
              i18nKey="rules.example.price"
              values={{ price: formatRoubles(PRICE) }}
              components={{ b: <b /> }}
            />
          </span>
          <span>
            <Trans
              t={fact}
              i18nKey="rules.example.level"
              values={{ percent: formatPercent(percent) }}
              components={{ b: <b /> }}
            />
          </span>
        </p>
      </div>
      <ol className={styles.steps}>
        {steps.map(({ day, sum, text }) => (
          <li key={day}>
            <span>{formatDay(`${year}-${day}`)}</span>
            <b>{sum}</b>
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
