import type { ComponentProps } from 'react';
import { classNames } from './classNames.ts';
import styles from './Tag.module.css';

export type TagTone = 'neutral' | 'quiet' | 'surface' | 'success' | 'warning' | 'danger' | 'info';

/** A word for the state of an item. The word carries the meaning, and the tone only supports it. */
export function Tag({
  tone = 'neutral',
  className,
  ...props
}: ComponentProps<'span'> & { tone?: TagTone | undefined }) {
  return <span {...props} className={classNames(styles.tag, styles[tone], className)} data-tone={tone} />;
}
