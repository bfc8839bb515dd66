import { ProductPicture, type ProductPictureProps, Tokens } from '@cabinet/ui';
import type { ComponentProps, ElementType, ReactNode } from 'react';
import styles from './OrderCard.module.css';

export interface OrderCardProps {
  /** The router's link: `<OrderCard as={Link} to={…}>`. Default: a plain link. */
  as?: ElementType | undefined;
  /** The ordered product. */
  name: ReactNode;
  picture: Omit<ProductPictureProps, 'size' | 'alt'>;
  /** Below the name: number, date. */
  details: readonly ReactNode[];
  /** `Tag`s with the status of the order. */
  tags?: ReactNode;
  /** In tokens. Null for an unknown price. */
  price: number | null;
  /** Heading level of the name on the page. */
  level?: 2 | 3 | undefined;
}

type As<Link extends ElementType> = OrderCardProps & { as?: Link } & Omit<
    ComponentProps<Link>,
    keyof OrderCardProps | 'className' | 'children'
  >;

/**
 * One order of a list. The whole card leads to the order, but only its name is the link for screen readers.
 */
export function OrderCard<Link extends ElementType = 'a'>(props: As<Link>) {
  const { as, name, picture, details, tags, price, level = 2, ...link } = props as As<'a'>;
  const Element: ElementType = as ?? 'a';
  const Name = `h${level}` as const;
  return (
    <div className={styles.row}>
      <ProductPicture {...picture} size="thumb" />
      <div className={styles.what}>
        <Name className={styles.name}>
          <Element {...link} className={styles.link}>
            {name}
          </Element>
        </Name>
        <p className={styles.meta}>
          {details.map((detail, index) => (
            <span key={index}>{detail}</span>
          ))}
        </p>
      </div>
      <p className={styles.tags}>{tags}</p>
      {price !== null && <Tokens className={styles.price} amount={price} size="lg" />}
    </div>
  );
}
