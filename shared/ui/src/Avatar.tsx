import { useState } from 'react';
import styles from './Avatar.module.css';
import { classNames } from './classNames.ts';

export interface AvatarProps {
  /** Shown where there is no photo, or it does not open. */
  initials: string;
  imgUrl: string | null;
  size?: 'sm' | 'md' | 'lg';
}

/** A person's photo, or their initials, in a ring. The name stands beside it, or names the link around it. */
export function Avatar({ initials, imgUrl, size = 'md' }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const isShown = imgUrl !== null && imgUrl !== broken;
  // Initials are a drawing: as a text they would have to be part of the link's name (WCAG 2.5.3).
  return (
    <span className={classNames(styles.ring, styles[size])} data-initials={isShown ? undefined : initials}>
      {isShown && <img className={styles.photo} src={imgUrl} alt="" onError={() => setBroken(imgUrl)} />}
    </span>
  );
}
