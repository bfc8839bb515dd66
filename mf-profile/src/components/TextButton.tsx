import type { ComponentProps } from 'react';
import styles from './TextButton.module.css';

/** A button styled as a link. It opens an explanation of the text around it. */
export function TextButton(props: ComponentProps<'button'>) {
  return <button type="button" {...props} className={styles.button} />;
}
