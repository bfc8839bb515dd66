import { initials } from '@cabinet/domain/initials';
import { buttonClass } from '@cabinet/ui';
import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './NextAction.module.css';

interface NextActionProps {
  /** A picture or an icon before the text. */
  sign?: ReactNode;
  /** Replaces `sign`: the friend's initials in a ring of the status colour. */
  friend?: { name: string; status: string };
  title: string;
  text: string;
  to: string;
  action: string;
  /** Called before the browser follows the link. */
  onPress?: (press: MouseEvent) => void;
  /** The step waits for the participant. */
  isMain?: boolean;
}

/** One step to do now, with its link. */
export function NextAction({
  sign,
  friend,
  title,
  text,
  to,
  action,
  onPress,
  isMain = false,
}: NextActionProps) {
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
