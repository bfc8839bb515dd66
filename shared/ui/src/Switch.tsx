import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './Switch.module.css';

export interface SwitchProps
  extends Omit<ComponentProps<'input'>, 'id' | 'type' | 'role' | 'className' | 'children'> {
  /** The label. */
  children: ReactNode;
  hint?: ReactNode;
}

// The browser announces the state. ARIA in HTML forbids an extra `aria-checked`.
const SWITCH = { type: 'checkbox', role: 'switch' };

/**
 * A setting that takes effect on press. Use a `Checkbox` for a later effect. Takes every attribute of
 * `<input>` and its ref, so a form's `register()` spreads into it.
 */
export function Switch({ children, hint, ...input }: SwitchProps) {
  const id = useId();
  return (
    <div>
      <label className={styles.row}>
        <span>{children}</span>
        <input {...input} {...SWITCH} className={styles.switch} aria-describedby={hint ? id : undefined} />
      </label>
      {hint && (
        <p className={styles.hint} id={id}>
          {hint}
        </p>
      )}
    </div>
  );
}
