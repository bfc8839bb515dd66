import { type ReactNode, use, useEffect, useRef } from 'react';
import { classNames } from './classNames.ts';
import styles from './PageHeading.module.css';
import { enterPlace, PagePlace } from './pagePlace.ts';

export interface PageHeadingProps {
  /** The only `h1` of the page. */
  children: ReactNode;
  /** Under the heading: the most important sentence. */
  lead?: ReactNode;
  /** At the end of the line: a balance, a button. */
  aside?: ReactNode;
  /** `status` if the heading is the largest element of the page. */
  size?: 'page' | 'status';
}

/**
 * Heading of a page. Takes the focus after a navigation, so that a screen reader announces the page. Does not
 * take the focus on the first page, or if only the heading remounts.
 */
export function PageHeading({ children, lead, aside, size = 'page' }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const ownPlace = useRef(use(PagePlace));

  useEffect(() => {
    const isNavigation = enterPlace(ownPlace.current ?? location.pathname);
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
