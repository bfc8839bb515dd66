import { ProductPicture, type ProductPictureProps, Tokens } from '@cabinet/ui';
import type { ComponentProps, ElementType, ReactNode } from 'react';
import styles from './ProductCard.module.css';

export interface ProductCardProps {
  /** The router's link: `<ProductCard as={Link} to={…}>`. Default: a plain link. */
  as?: ElementType | undefined;
  name: ReactNode;
  /** In tokens. */
  price: number;
  picture: Omit<ProductPictureProps, 'alt'>;
  /** Under the name: date and place, or duration. */
  line?: ReactNode;
  /** Words around a minimum price. */
  around?: { before: string; after: string } | undefined;
  /** Beside the price: the missing amount. */
  note?: ReactNode;
}

type As<Link extends ElementType> = ProductCardProps & { as?: Link } & Omit<
    ComponentProps<Link>,
    keyof ProductCardProps | 'className' | 'children'
  >;

/** A product in a grid. The whole card is one link. */
export function ProductCard<Link extends ElementType = 'a'>(props: As<Link>) {
  const { as, name, price, picture, line, around, note, ...link } = props as As<'a'>;
  const Element: ElementType = as ?? 'a';
  return (
    <Element {...link} className={styles.card}>
      <ProductPicture {...picture} />
      <span>
        <span className={styles.name}>{name}</span>
        {line && <span className={styles.line}>{line}</span>}
        <span className={styles.price}>
          {around?.before}
          <Tokens amount={price} />
          {around?.after}
          {note && <span className={styles.note}>{note}</span>}
        </span>
      </span>
    </Element>
  );
}
