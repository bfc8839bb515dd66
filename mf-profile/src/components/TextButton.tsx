import type { ComponentProps } from 'react';
import styles from './TextButton.module.css';

/** A button styled as a link, which opens an explanation of the text around it. */
export function TextButton(props: ComponentProps<'button'>) {
  return <button type="button" {...props} className={styles.button} />;
}
