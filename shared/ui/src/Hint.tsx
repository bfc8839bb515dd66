import { Button, popoverClass } from '@cabinet/ui';
import { CircleHelp } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { classNames } from './classNames.ts';
import styles from './Hint.module.css';

export interface HintProps {
  /** The subject of the explanation. Names the button. */
  label: string;
  /** The explanation. Only text, because it is the accessible description of the button. */
  children: ReactNode;
}

/**
 * A question mark in a line of text that opens an explanation on press, for touch and keyboard alike. A
 * `<span>`, unlike `Popover`, because it appears in paragraphs. The browser announces whether it is open.
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
