import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from './classNames.ts';
import { Field, type FieldLook } from './Field.tsx';
import styles from './Select.module.css';
import { inputClass } from './TextField.tsx';

/** Returns the class of the arrow, for other components that open a list. */
export function arrowClass(): string {
  return classNames(styles.arrow);
}

export interface SelectProps extends Omit<ComponentProps<'select'>, 'id' | 'className'>, FieldLook {
  /** `bare` for a choice in a toolbar, such as the order of a list. */
  look?: 'field' | 'bare';
}

/** A choice of one option, by the browser's own list. The children are `<option>`s. */
export function Select({
  label,
  isLabelHidden,
  hint,
  error,
  isOptional,
  look = 'field',
  ...select
}: SelectProps) {
  return (
    <Field label={label} isLabelHidden={isLabelHidden} hint={hint} error={error} isOptional={isOptional}>
      {(wiring) => (
        <span className={styles.box}>
          <select
            {...select}
            {...wiring}
            className={classNames(inputClass(), styles.select, look === 'bare' && styles.bare)}
          />
          <ChevronDown className={styles.arrow} size={20} strokeWidth={1.8} aria-hidden="true" />
        </span>
      )}
    </Field>
  );
}
