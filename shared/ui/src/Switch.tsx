import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './Switch.module.css';

export interface SwitchProps
  extends Omit<ComponentProps<'input'>, 'id' | 'type' | 'role' | 'className' | 'children'> {
  /** What is switched on. */
  children: ReactNode;
  hint?: ReactNode;
}

// The browser says whether it is on; an `aria-checked` beside that is not allowed (ARIA in HTML).
const SWITCH = { type: 'checkbox', role: 'switch' };

/**
 * Something that is on or off from the moment it is pressed; what takes effect later is a `Checkbox`. Takes every
 * attribute of `<input>` and its ref, so a form's `register()` spreads into it.
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
