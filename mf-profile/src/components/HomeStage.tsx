import { Stage } from '@cabinet/ui';
import type { ReactNode } from 'react';
import styles from './HomeStage.module.css';

interface HomeStageProps {
  heading: ReactNode;
  /** What can be done from here. */
  actions: ReactNode;
  /** The card as an object. */
  card: ReactNode;
  /** Below both: the way ahead. */
  children: ReactNode;
  isBusy?: boolean;
}

/** The loud surface of the home page. */
export function HomeStage({ heading, actions, card, children, isBusy = false }: HomeStageProps) {
  return (
    <Stage isBleeding className={styles.stage} aria-busy={isBusy}>
      <div className={styles.start}>
        {heading}
        <div className={styles.actions}>{actions}</div>
      </div>
      <div className={styles.card}>{card}</div>
      <div className={styles.ahead}>{children}</div>
    </Stage>
  );
}
