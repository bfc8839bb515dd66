import type { ComponentProps } from 'react';
import { classNames } from './classNames.ts';
import styles from './Tag.module.css';

export type TagTone = 'neutral' | 'quiet' | 'surface' | 'success' | 'warning' | 'danger' | 'info';

/** A word about the state of a thing. The word says it; the tone only helps. */
export function Tag({
  tone = 'neutral',
  className,
  ...props
}: ComponentProps<'span'> & { tone?: TagTone | undefined }) {
  return <span {...props} className={classNames(styles.tag, styles[tone], className)} data-tone={tone} />;
}
