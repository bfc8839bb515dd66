import { Button, popoverClass } from '@cabinet/ui';
import { CircleHelp } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { classNames } from './classNames.ts';
import styles from './Hint.module.css';

export interface HintProps {
  /** What is explained; names the button. */
  label: string;
  /** The explanation: words only, for it is heard as the description of the button. */
  children: ReactNode;
}

/**
 * A question mark in a line of text that opens an explanation: by press, so that it is there for touch and keyboard
 * alike. A `<span>`, unlike `Popover`, because it stands in paragraphs; the browser says whether it is open.
 */
export function Hint({ label, children }: HintProps) {
  const id = useId();
  return (
    <>
      <Button
        className={styles.hint}
        variant="quiet"
        popoverTarget={id}
        aria-label={label}
        aria-describedby={id}
      >
        <CircleHelp size={18} strokeWidth={1.8} aria-hidden="true" />
      </Button>
      <span id={id} className={classNames(popoverClass(), styles.text)} popover="auto">
        {children}
      </span>
    </>
  );
}
