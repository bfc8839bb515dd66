import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './Checkbox.module.css';
import { classNames } from './classNames.ts';

export interface CheckboxProps
  extends Omit<ComponentProps<'input'>, 'id' | 'type' | 'className' | 'children'> {
  /** The label. It may contain links. */
  children: ReactNode;
  /** The number of matching items, at the end of the row. */
  count?: number | undefined;
  hint?: ReactNode;
  error?: string | null | undefined;
}

export function Checkbox({ children, count, hint, error, ...input }: CheckboxProps) {
  const id = useId();
  const under = error || hint;
  return (
    <div>
      <label className={styles.choice}>
        <input
          {...input}
          type="checkbox"
          className={styles.box}
          aria-invalid={error ? true : undefined}
          aria-describedby={under ? id : undefined}
        />
        <span>{children}</span>
        {count !== undefined && <span className={styles.count}>{count}</span>}
      </label>
      {under && (
        <p className={classNames(styles.under, error && styles.error)} id={id}>
          {under}
        </p>
      )}
    </div>
  );
}
