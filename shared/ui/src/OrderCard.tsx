import { ProductPicture, type ProductPictureProps, Tokens } from '@cabinet/ui';
import type { ComponentProps, ElementType, ReactNode } from 'react';
import styles from './OrderCard.module.css';

export interface OrderCardProps {
  /** The router's link: `<OrderCard as={Link} to={…}>`. A plain link without it. */
  as?: ElementType | undefined;
  /** What was ordered. */
  name: ReactNode;
  picture: Omit<ProductPictureProps, 'size' | 'alt'>;
  /** Below the name: number, date. */
  details: readonly ReactNode[];
  /** `Tag`s that say how the order stands. */
  tags?: ReactNode;
  /** In tokens; null where it is not known. */
  price: number | null;
  /** Level of the name among the headings of the page. */
  level?: 2 | 3 | undefined;
}

type As<Link extends ElementType> = OrderCardProps & { as?: Link } & Omit<
    ComponentProps<Link>,
    keyof OrderCardProps | 'className' | 'children'
  >;

/** One order of a list; all of it leads to the order, while only its name is the link that is heard. */
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
