import { writeObstacleAtom } from '@cabinet/state';
import { Panel, TokenWord, WriteFailure } from '@cabinet/ui';
import { Switch } from '@cabinet/ui/Switch';
import { useAtomValue } from 'jotai';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { useRatingVisibility } from '../data/useRatingVisibility.ts';
import styles from './RatingVisibility.module.css';

/** Lets the participant hide from others (R40), and explains the effect. */
export function RatingVisibility({ isHidden }: { isHidden: boolean }) {
  const { t } = useTranslation('mf-invites-rating');
  const obstacle = useAtomValue(writeObstacleAtom);
  const visibility = useRatingVisibility(isHidden);
  const word = use(TokenWord);
  const { error } = visibility;
  return (
    <Panel title={t('visibility.title')} className={styles.visibility}>
      <Switch
        checked={!visibility.isHidden}
        onChange={(event) => visibility.hide(!event.target.checked)}
        disabled={obstacle !== null || visibility.isRunning}
        hint={obstacle ? t(`obstacle.${obstacle}`) : t('visibility.hint', { context: word })}
      >
        {t('visibility.show')}
      </Switch>
      <p className={styles.state} role="status">
        {error ? <WriteFailure error={error} /> : visibility.isHidden && t('visibility.hidden')}
      </p>
    </Panel>
  );
}
