import { friendshipLevel, LEVELS } from '@cabinet/domain/level';
import { useFormats } from '@cabinet/i18n';
import { Skeleton } from '@cabinet/ui';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { RINGS } from '../domain/friends.ts';
import { chainCentre, chainSize } from '../domain/rings.ts';
import styles from './Level.module.css';
import { LevelChain } from './LevelChain.tsx';
import { TextButton } from './TextButton.tsx';

interface LevelProps {
  /** Friends with a paid study (R17). */
  count: number;
  /** Initials of the friends, first friend first. At most one per ring. */
  friends: readonly string[];
  /** False while the friends load. */
  isKnown: boolean;
  /** Opens the explanation of the levels. */
  onMore(): void;
  /** Requests roubles for tokens. Only at the last level. */
  onConversion(): void;
}

/** The friendship level: its name, a sentence about the next level, and the chain. */
export function Level({ count, friends, isKnown, onMore, onConversion }: LevelProps) {
  const { t } = useTranslation('mf-profile');
  const { formatPercent } = useFormats();
  const { name, percent, next } = friendshipLevel(count);
  const ahead = next
    ? t(`level.next.${next.name}`, { count: next.missing, percent: next.percent })
    : t('level.top', { percent });
  const sentence = `${t('level.brought', { count })} ${ahead}`;

  return (
    <div className={styles.level}>
      <div>
        <h2 className={styles.title}>
          {isKnown ? `${t(`level.title.${name}`)}, ${formatPercent(percent)}` : <Skeleton />}
        </h2>
        <p className={styles.text}>{isKnown && sentence}</p>
        <div className={styles.actions}>
          <TextButton onClick={onMore}>{t('levels.open')}</TextButton>
          {isKnown && !next && <TextButton onClick={onConversion}>{t('conversion.open')}</TextButton>}
        </div>
      </div>
      <div>
        <LevelChain
          friends={friends}
          label={t('level.chain', { level: t(`level.name.${name}`), sentence })}
        />
        <ul className={styles.marks} aria-hidden="true">
          {LEVELS.map((level) => (
            <li key={level.name} className={styles.mark} style={placeOf(level.friends)}>
              <b>{formatPercent(level.percent)}</b>
              <span className={styles.name}>{t(`level.name.${level.name}`)}</span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** Aligns a label with the ring that opens the level. The card itself opens the first level. */
function placeOf(friends: number): CSSProperties {
  const ring = Math.max(1, friends);
  return { '--at': `${(chainCentre(ring - 1).x / chainSize(RINGS).width) * 100}%` } as CSSProperties;
}
