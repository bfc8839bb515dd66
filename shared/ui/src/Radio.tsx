import type { ComponentProps, ReactNode } from 'react';
import styles from './Checkbox.module.css';
import { classNames } from './classNames.ts';

export interface RadioProps extends Omit<ComponentProps<'input'>, 'id' | 'type' | 'className' | 'children'> {
  children: ReactNode;
}

/**
 * One answer of several. Give all answers the same `name`, and put them in a `<fieldset>` with a `<legend>`.
 */
export function Radio({ children, ...input }: RadioProps) {
  return (
    <label className={styles.choice}>
      <input {...input} type="radio" className={classNames(styles.box, styles.round)} />
      <span>{children}</span>
    </label>
  );
}
