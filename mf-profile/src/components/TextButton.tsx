import type { ComponentProps } from 'react';
import styles from './TextButton.module.css';

/** A button that reads as a link: it opens something about the words around it. */
export function TextButton(props: ComponentProps<'button'>) {
  return <button type="button" {...props} className={styles.button} />;
}
