import { type ReactNode, use, useEffect, useRef } from 'react';
import { classNames } from './classNames.ts';
import styles from './PageHeading.module.css';
import { PagePlace } from './pagePlace.ts';

export interface PageHeadingProps {
  /** The one `h1` of the page. */
  children: ReactNode;
  /** Under it: the sentence with what matters. */
  lead?: ReactNode;
  /** At the end of its line: a balance, a button. */
  aside?: ReactNode;
  /** `status` where the heading is the one huge thing of the page. */
  size?: 'page' | 'status';
}

let place: string | null = null;

/**
 * Heading of a page. After a navigation it takes the focus, so that those who listen hear where they are; on
 * the first page, and where only the heading was drawn anew, it does not.
 */
export function PageHeading({ children, lead, aside, size = 'page' }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const ownPlace = useRef(use(PagePlace));

  useEffect(() => {
    const before = place;
    place = ownPlace.current ?? location.pathname;
    const isNavigation = before !== null && before !== place;
    if (isNavigation) heading.current?.focus({ preventScroll: true });
  }, []);

  return (
    <div className={styles.head}>
      <div className={styles.row}>
        <h1
          className={classNames(styles.heading, size === 'status' && styles.status)}
          ref={heading}
          tabIndex={-1}
        >
          {children}
        </h1>
        {aside}
      </div>
      {lead && <p className={styles.lead}>{lead}</p>}
    </div>
  );
}
