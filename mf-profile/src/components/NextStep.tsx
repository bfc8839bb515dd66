import { initials } from '@cabinet/domain/initials';
import { buttonClass } from '@cabinet/ui';
import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './NextStep.module.css';

interface NextStepProps {
  /** A picture or an icon before the words. */
  sign?: ReactNode;
  /** In its place: a friend in the ring of their step. */
  friend?: { name: string; status: string };
  title: string;
  text: string;
  to: string;
  action: string;
  /** Before the link is followed. */
  onPress?: (press: MouseEvent) => void;
  /** Something waits for the participant. */
  isMain?: boolean;
}

/** One thing to do now, and the way there. */
export function NextStep({ sign, friend, title, text, to, action, onPress, isMain = false }: NextStepProps) {
  return (
    <div className={styles.step}>
      {friend ? (
        <span className={styles.friend} data-status={friend.status} aria-hidden="true">
          {initials(friend.name)}
        </span>
      ) : (
        <span className={styles.sign}>{sign}</span>
      )}
      <p className={styles.words}>
        <b>{title}</b>
        <span className={styles.text}>{text}</span>
      </p>
      <Link
        className={buttonClass({ variant: isMain ? 'ink' : 'quiet', size: 'sm' })}
        to={to}
        onClick={onPress}
      >
        {action}
      </Link>
    </div>
  );
}
