import { Stage } from '@cabinet/ui';
import type { ReactNode } from 'react';
import styles from './HomeStage.module.css';

interface HomeStageProps {
  heading: ReactNode;
  /** The main actions. */
  actions: ReactNode;
  /** The drawing of the card. */
  card: ReactNode;
  /** The row below: the next steps. */
  children: ReactNode;
  isBusy?: boolean;
}

/** The coloured area at the top of the home page. */
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
