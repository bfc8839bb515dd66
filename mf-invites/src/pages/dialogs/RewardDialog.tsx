import type { Programme } from '@cabinet/contracts/programmes';
import { useFormats } from '@cabinet/i18n';
import { loadUser } from '@cabinet/state';
import { Dialog, LoadFailure, Select, Skeleton, TokenWord } from '@cabinet/ui';
import { Slider } from '@cabinet/ui/Slider';
import { use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RewardResult } from '../../components/RewardResult.tsx';
import { useFriends } from '../../data/useFriends.ts';
import { useProgrammes } from '../../data/useProgrammes.ts';
import { chosenPrice, forecastOf, PRICE_STEP } from '../../domain/rewardChoice.ts';
import styles from './RewardDialog.module.css';

/** The reward for a friend's study, at the participant's level and at the next (§1). */
export function RewardDialog({ onClose }: { onClose(): void }) {
  const { t } = useTranslation('mf-invites-later');
  return (
    <Dialog open title={t('reward.title', { context: use(TokenWord) })} width={720} onClose={onClose}>
      <Calculation />
    </Dialog>
  );
}

/** The calculation needs the service's prices and the participant's level. */
function Calculation() {
  const { programmes, error, retry } = useProgrammes();
  const { phase, paid } = useFriends();
  if (programmes && paid !== null) return <Calculator programmes={programmes} paid={paid} />;
  if (error) return <LoadFailure error={error} onRetry={retry} />;
  if (phase === 'failed') return <LoadFailure onRetry={() => void loadUser()} />;
  return <Skeleton shape="block" height="280px" />;
}

function Calculator({ programmes, paid }: { programmes: readonly Programme[]; paid: number }) {
  const { t } = useTranslation('mf-invites-later');
  const { formatRoubles, localText } = useFormats();
  const [chosen, setChosen] = useState<{ id?: number | undefined; price: number | null }>({ price: null });
  const programme = programmes.find(({ id }) => id === chosen.id) ?? programmes[0];
  if (!programme) return <p>{t('reward.none')}</p>;

  const { min, max } = programme.price;
  const price = chosenPrice(programme, chosen.price);
  return (
    <div className={styles.calculator}>
      <Select
        label={t('reward.programme')}
        value={programme.id}
        onChange={({ target }) => setChosen({ id: Number(target.value), price: null })}
      >
        {programmes.map(({ id, name }) => (
          <option key={id} value={id}>
            {localText(name)}
          </option>
        ))}
      </Select>
      {min < max ? (
        <Slider
          label={t('reward.price')}
          min={min}
          max={max}
          step={PRICE_STEP}
          value={price}
          format={formatRoubles}
          marks={[min, max].map((value) => ({ value, text: formatRoubles(value) }))}
          onChange={(next) => setChosen({ id: programme.id, price: next })}
        />
      ) : (
        <p className={styles.price}>
          <span>{t('reward.price')}</span>
          <b>{formatRoubles(price)}</b>
        </p>
      )}
      <RewardResult forecast={forecastOf(programme, price, paid)} />
    </div>
  );
}
