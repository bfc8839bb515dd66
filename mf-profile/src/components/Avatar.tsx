import { initials } from '@cabinet/domain/initials';
import { useState } from 'react';
import styles from './Avatar.module.css';

interface AvatarProps {
  name: string;
  imgUrl: string | null;
  size?: 'md' | 'lg';
}

/** A person's photo in a ring; their initials where there is none or it does not open. */
export function Avatar({ name, imgUrl, size = 'md' }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <span className={`${styles.ring} ${styles[size]}`} aria-hidden="true">
      {imgUrl && imgUrl !== broken ? (
        <img className={styles.photo} src={imgUrl} alt="" onError={() => setBroken(imgUrl)} />
      ) : (
        initials(name)
      )}
    </span>
  );
}
