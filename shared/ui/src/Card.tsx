import type { ComponentProps, ElementType, ReactNode } from 'react';
import styles from './Card.module.css';
import { classNames } from './classNames.ts';

export interface CardLook<Element extends ElementType> {
  /** What the card is as a whole: the router's link, `a`, `li`, `article`. A `div` without it. */
  as?: Element | undefined;
  /** `line` on a surface, `stage` once on a page. */
  tone?: 'surface' | 'line' | 'accent' | 'stage' | undefined;
  children?: ReactNode;
}

export type CardProps<Element extends ElementType> = CardLook<Element> &
  Omit<ComponentProps<Element>, keyof CardLook<Element>>;

/** A surface for one thing among others. As a link it lights up as a whole: `<Card as={Link} to={…}>`. */
export function Card<Element extends ElementType = 'div'>(props: CardProps<Element>) {
  const { as, tone = 'surface', className, ...rest } = props as CardProps<'div'>;
  const Box: ElementType = as ?? 'div';
  return <Box {...rest} className={classNames(styles.card, styles[tone], className)} />;
}
