import { useState } from 'react';
import styles from './Avatar.module.css';
import { classNames } from './classNames.ts';

export interface AvatarProps {
  /** Shown without a photo, or if the photo fails to load. */
  initials: string;
  imgUrl: string | null;
  size?: 'sm' | 'md' | 'lg';
}

/** A person's photo or initials in a ring. Put the name beside it, or in the link around it. */
export function Avatar({ initials, imgUrl, size = 'md' }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const isShown = imgUrl !== null && imgUrl !== broken;
  // Initials are a drawing. As text, they would have to be a part of the link's name (WCAG 2.5.3).
  return (
    <span className={classNames(styles.ring, styles[size])} data-initials={isShown ? undefined : initials}>
      {isShown && <img className={styles.photo} src={imgUrl} alt="" onError={() => setBroken(imgUrl)} />}
    </span>
  );
}
