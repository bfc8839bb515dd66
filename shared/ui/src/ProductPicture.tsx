import type { ReactNode } from 'react';
import styles from './ProductPicture.module.css';
import { Logo } from './Rings.tsx';
import { Tag, type TagTone } from './Tag.tsx';

export interface ProductPictureProps {
  /** A cut-out; where there is none, `blank` stands in its place. */
  src: string | null;
  /** What the picture shows, where no name stands beside it. */
  alt?: string | undefined;
  /** Which ground it lies on, 1 to 4. */
  tile?: number | null | undefined;
  /** The word that matters most, in its corner. */
  tag?: ReactNode;
  tone?: TagTone | undefined;
  /** In the tag's corner; the tag moves to the other one. */
  badge?: ReactNode;
  /** Cannot be had now. */
  isFaded?: boolean | undefined;
  /** `card` in a grid, `wide` in a grid of scenes, `page` beside the purchase, `strip` above a question, `thumb` in a row. */
  size?: 'card' | 'wide' | 'page' | 'strip' | 'thumb' | undefined;
  /** The sign where there is no picture; the rings without it. */
  blank?: ReactNode;
}

/** A product on its tile. */
export function ProductPicture({
  src,
  alt = '',
  tile,
  tag,
  tone = 'surface',
  badge,
  isFaded,
  size = 'card',
  blank,
}: ProductPictureProps) {
  return (
    <span className={styles.tile} data-tile={tile ?? 1} data-size={size} data-faded={isFaded || undefined}>
      {src ? (
        <img
          className={styles.image}
          src={src}
          alt={alt}
          loading={size === 'page' || size === 'strip' ? 'eager' : 'lazy'}
          decoding="async"
        />
      ) : (
        (blank ?? (
          <span className={styles.blank}>
            <Logo />
          </span>
        ))
      )}
      {badge && <span className={styles.badge}>{badge}</span>}
      {tag && (
        <Tag tone={tone} className={styles.tag}>
          {tag}
        </Tag>
      )}
    </span>
  );
}
