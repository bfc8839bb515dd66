import type { ReactNode } from 'react';
import styles from './ProductPicture.module.css';
import { Logo } from './Rings.tsx';
import { Tag, type TagTone } from './Tag.tsx';

export interface ProductPictureProps {
  /** A cut-out. Without a picture, `blank` replaces it. */
  src: string | null;
  /** The alternative text, for a picture without a name beside it. */
  alt?: string | undefined;
  /** The background, 1 to 4. */
  tile?: number | null | undefined;
  /** The most important word, in the corner of the picture. */
  tag?: ReactNode;
  tone?: TagTone | undefined;
  /** In the corner of the tag. The tag moves to the other corner. */
  badge?: ReactNode;
  /** The product is currently unavailable. */
  isFaded?: boolean | undefined;
  /**
   * Use `card` or `wide` in a grid, and `wide` for scenes. Use `page` beside the purchase, `strip` above a
   * question, and `thumb` in a row.
   */
  size?: 'card' | 'wide' | 'page' | 'strip' | 'thumb' | undefined;
  /** The sign without a picture. Default: the rings. */
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
