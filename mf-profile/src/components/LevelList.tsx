import { friendshipLevel, type LEVELS } from '@cabinet/domain/level';
import { useFormats } from '@cabinet/i18n';
import { Tag } from '@cabinet/ui';
import { useTranslation } from 'react-i18next';
import styles from './LevelList.module.css';

interface LevelListProps {
  levels: typeof LEVELS;
  /** Friends with a paid study (R17). Null while unknown. */
  count: number | null;
}

/** The levels with their conditions and rewards. */
export function LevelList({ levels, count }: LevelListProps) {
  const { t } = useTranslation('mf-profile-later');
  const { formatPercent } = useFormats();
  const current = count === null ? null : friendshipLevel(count).name;
  return (
    <ol className={styles.levels}>
      {levels.map(({ name, percent, friends }) => (
        <li key={name} className={styles.level} aria-current={name === current ? 'step' : undefined}>
          <b className={styles.percent}>{formatPercent(percent)}</b>
          <div>
            <p className={styles.name}>
              {t(`mf-profile:level.name.${name}`)}
              {name === current && <Tag tone="neutral">{t('levels.current')}</Tag>}
            </p>
            <p className={styles.text}>
              {friends > 0 ? t('levels.from', { count: friends }) : t('levels.fromCard')}
              {name === 'best' && ` ${t('levels.roubles')}`}
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}
