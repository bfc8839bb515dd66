import { VisuallyHidden } from '@cabinet/ui';
import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './classNames.ts';
import styles from './Timeline.module.css';
import { useUiText } from './useUiText.ts';

export interface TimelineStep {
  id: string;
  title: ReactNode;
  /** When it was, or is expected. */
  note?: ReactNode;
  /** `cancelled` ends the line with a cross. */
  state: 'done' | 'now' | 'next' | 'cancelled';
  /** The sign of the current step. */
  icon?: ReactNode;
  /** Good news: green. */
  isGood?: boolean | undefined;
}

export interface TimelineProps {
  label: string;
  /** Oldest first. */
  steps: readonly TimelineStep[];
  /** One under another on a wide screen too: where there may be many. */
  isColumn?: boolean | undefined;
}

/** Where a thing is on its way: side by side on a wide screen, one under another on a phone. */
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
