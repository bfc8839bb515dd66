import { useFormats } from '@cabinet/i18n';
import { Skeleton, Tokens } from '@cabinet/ui';
import { type CSSProperties, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './RewardEstimate.module.css';

/** Prices of a semester to choose from, in roubles. */
const PRICE = { min: 30_000, max: 180_000, step: 2_000 };

/** What a friend would bring: a semester's price to choose, and the share of it in tokens (§1 Friendship levels). */
export function RewardEstimate({ percent }: { percent: number | null }) {
  const { t } = useTranslation('mf-profile');
  const { formatRoubles } = useFormats();
  const [price, setPrice] = useState(96_000);
  const id = useId();
  const part = (price - PRICE.min) / (PRICE.max - PRICE.min);

  return (
    <div className={styles.estimate}>
      <label className={styles.label} htmlFor={id}>
        {t('referral.semester')}
      </label>
      <output className={styles.price} htmlFor={id}>
        {formatRoubles(price)}
      </output>
      <input
        {...PRICE}
        id={id}
        className={styles.range}
        style={{ '--part': part } as CSSProperties}
        type="range"
        value={price}
        aria-valuetext={formatRoubles(price)}
        onChange={(event) => setPrice(event.target.valueAsNumber)}
      />
      <p className={styles.label}>{t('referral.reward')}</p>
      {percent === null ? (
        <Skeleton shape="title" width="5em" height="2.75em" />
      ) : (
        <Tokens amount={(price * percent) / 100} size="xl" />
      )}
    </div>
  );
}
