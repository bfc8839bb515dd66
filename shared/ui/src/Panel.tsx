import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from './classNames.ts';
import styles from './Panel.module.css';

export interface PanelProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** Heading of the panel. It names the section. */
  title?: ReactNode;
  /** Beside the heading: a choice, a link. */
  actions?: ReactNode;
  /** `accent` for a call to action, once on a page. */
  tone?: 'surface' | 'accent';
}

/** A box for interactive content. Text to read needs no panel. */
export function Panel({ title, actions, tone = 'surface', className, children, ...props }: PanelProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={title ? id : undefined}
      {...props}
      className={classNames(styles.panel, tone === 'accent' && styles.accent, className)}
    >
      {(title || actions) && (
        <div className={styles.head}>
          {title && <h2 id={id}>{title}</h2>}
          {actions}
        </div>
      )}
      {children}
    </section>
  );
}
