import type { ComponentProps, MouseEvent } from 'react';
import styles from './Button.module.css';
import { classNames } from './classNames.ts';

export interface ButtonLook {
  /** Use `primary` once in a view. Use `accent` and `stage` on the stage. */
  variant?: 'primary' | 'quiet' | 'line' | 'ink' | 'accent' | 'stage' | 'danger' | undefined;
  size?: 'md' | 'sm' | undefined;
  /** As wide as the container. */
  wide?: boolean | undefined;
}

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** The action is in progress. The button keeps the focus, shows a spinner and ignores presses. */
  busy?: boolean | undefined;
}

/**
 * Returns the class of a button for a link that the router makes: `<Link className={buttonClass({ size: 'sm'
 * })}>`.
 */
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
