import type { ComponentProps, ElementType, ReactNode } from 'react';
import styles from './ProductCard.module.css';
import { ProductPicture, type ProductPictureProps } from './ProductPicture.tsx';
import { Tokens } from './Tokens.tsx';

export interface ProductCardLook<Link extends ElementType> {
  /** The router's link: `<ProductCard as={Link} to={…}>`. A plain link without it. */
  as?: Link | undefined;
  name: ReactNode;
  /** In tokens. */
  price: number;
  picture: Omit<ProductPictureProps, 'size' | 'alt'>;
  /** Beside the price: what is missing for it. */
  note?: ReactNode;
}

export type ProductCardProps<Link extends ElementType> = ProductCardLook<Link> &
  Omit<ComponentProps<Link>, keyof ProductCardLook<Link> | 'className' | 'children'>;

/** A product in a grid: the whole of it is one link. */
export function ProductCard<Link extends ElementType = 'a'>(props: ProductCardProps<Link>) {
  const { as, name, price, picture, note, ...link } = props as ProductCardProps<'a'>;
  const Element: ElementType = as ?? 'a';
  return (
    <Element {...link} className={styles.card}>
      <ProductPicture {...picture} />
      <span>
        <span className={styles.name}>{name}</span>
        <span className={styles.price}>
          <Tokens amount={price} />
          {note && <span className={styles.note}>{note}</span>}
        </span>
      </span>
    </Element>
  );
}
