import type { ComponentProps, MouseEvent } from 'react';
import styles from './Button.module.css';
import { classNames } from './classNames.ts';

export interface ButtonLook {
  /** `primary` once in a view; `accent` and `stage` stand on the stage. */
  variant?: 'primary' | 'quiet' | 'line' | 'ink' | 'accent' | 'stage' | 'danger' | undefined;
  size?: 'md' | 'sm' | undefined;
  /** As wide as its place. */
  wide?: boolean | undefined;
}

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Its work is under way: it keeps the focus, turns a wheel and does nothing when pressed. */
  busy?: boolean | undefined;
}

/** The look of a button for a link, which the router makes: `<Link className={buttonClass({ size: 'sm' })}>`. */
export function buttonClass({ variant = 'primary', size = 'md', wide = false }: ButtonLook = {}): string {
  return classNames(styles.button, styles[variant], size === 'sm' && styles.small, wide && styles.wide);
}

export function Button({ variant, size, wide, busy = false, className, children, ...props }: ButtonProps) {
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (busy) event.preventDefault();
    else props.onClick?.(event);
  }

  return (
    <button
      type="button"
      {...props}
      className={classNames(buttonClass({ variant, size, wide }), className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={press}
    >
      {busy && <span className={styles.spinner} aria-hidden="true" />}
      {children}
    </button>
  );
}
