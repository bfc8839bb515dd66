import { VisuallyHidden } from '@cabinet/ui';
import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './classNames.ts';
import styles from './Timeline.module.css';
import { useUiText } from './useUiText.ts';

export interface TimelineStep {
  id: string;
  title: ReactNode;
  /** The actual or expected date. */
  note?: ReactNode;
  /** `cancelled` ends the line with a cross. */
  state: 'done' | 'now' | 'next' | 'cancelled';
  /** The sign of the current step. */
  icon?: ReactNode;
  /** A success, in green. */
  isGood?: boolean | undefined;
}

export interface TimelineProps {
  label: string;
  /** Oldest first. */
  steps: readonly TimelineStep[];
  /** Always a column, also on a wide screen. Use it for many steps. */
  isColumn?: boolean | undefined;
}

/** The steps of a process: side by side on a wide screen, in a column on a phone. */
export function Timeline({ label, steps, isColumn = false }: TimelineProps) {
  const t = useUiText();
  return (
    <ol className={classNames(styles.timeline, !isColumn && styles.row)} aria-label={label}>
      {steps.map(({ id, title, note, state, icon, isGood }) => (
        <li
          key={id}
          className={classNames(styles.step, styles[state], isGood && styles.good)}
          aria-current={state === 'now' ? 'step' : undefined}
        >
          <span className={styles.dot}>{signOf(state, icon)}</span>
          <span className={styles.text}>
            <span className={styles.title}>
              {title}
              <VisuallyHidden> {t(`step.${state}`)}</VisuallyHidden>
            </span>
            {note && <span className={styles.note}>{note}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}

function signOf(state: TimelineStep['state'], icon: ReactNode) {
  if (state === 'done') return <Check size={18} strokeWidth={2} aria-hidden="true" />;
  if (state === 'cancelled') return <X size={20} strokeWidth={2.2} aria-hidden="true" />;
  return state === 'now' ? icon : null;
}
