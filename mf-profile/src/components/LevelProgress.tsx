import { friendshipLevel, LEVELS } from '@cabinet/domain/level';
import { Progress } from '@cabinet/ui';
import { useTranslation } from 'react-i18next';
import styles from './LevelProgress.module.css';

/** The progress to the next level, as text and as a bar. The last level has only text. */
export function LevelProgress({ count }: { count: number }) {
  const { t } = useTranslation('mf-profile-later');
  const { next, percent } = friendshipLevel(count);
  if (!next) return <p>{t('mf-profile:level.top', { percent })}</p>;
  const goal = LEVELS.find(({ name }) => name === next.name)?.friends ?? count;
  const words = t('levels.left', { count: next.missing, percent: next.percent });
  return (
    <div className={styles.progress}>
      <p className={styles.words}>{words}</p>
      <Progress label={words} value={count} max={goal} isSegmented />
    </div>
  );
}
