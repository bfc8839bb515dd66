import type { ComponentProps, ElementType, ReactNode } from 'react';
import styles from './Card.module.css';
import { classNames } from './classNames.ts';

export interface CardProps {
  /** What the card is as a whole: the router's link, `a`, `li`, `article`. A `div` without it. */
  as?: ElementType | undefined;
  /** `line` on a surface, `stage` once on a page. */
  tone?: 'surface' | 'line' | 'accent' | 'stage' | undefined;
  children?: ReactNode;
}

type As<Element extends ElementType> = CardProps & { as?: Element } & Omit<
    ComponentProps<Element>,
    keyof CardProps
  >;

/** A surface for one thing among others. As a link it lights up as a whole: `<Card as={Link} to={…}>`. */
export function Card<Element extends ElementType = 'div'>(props: As<Element>) {
  const { as, tone = 'surface', className, ...rest } = props as As<'div'>;
  const Box: ElementType = as ?? 'div';
  return <Box {...rest} className={classNames(styles.card, styles[tone], className)} />;
}
