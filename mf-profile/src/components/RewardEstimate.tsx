import { useFormats } from '@cabinet/i18n';
import { Skeleton, Tokens } from '@cabinet/ui';
import { Slider } from '@cabinet/ui/Slider';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './RewardEstimate.module.css';

/** Range of prices of a semester, in roubles. */
const PRICE = { min: 30_000, max: 180_000, step: 2_000 };

/** The estimate of a reward: the price of a semester and its share in tokens (§1 Friendship levels). */
export function RewardEstimate({ percent }: { percent: number | null }) {
  const { t } = useTranslation('mf-profile-later');
  const { formatRoubles } = useFormats();
  const [price, setPrice] = useState(96_000);
  return (
    <div className={styles.estimate}>
      <Slider
        {...PRICE}
        label={t('estimate.semester')}
        value={price}
        onChange={setPrice}
        format={formatRoubles}
      />
      <p className={styles.reward}>
        <span className={styles.label}>
          {percent === null ? t('estimate.rewardPlain') : t('estimate.reward', { percent })}
        </span>
        {percent === null ? (
          <Skeleton shape="title" width="5em" height="2.75em" />
        ) : (
          <Tokens amount={(price * percent) / 100} size="xl" />
        )}
      </p>
    </div>
  );
}
