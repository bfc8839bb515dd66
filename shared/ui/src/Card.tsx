import type { ComponentProps, ElementType, ReactNode } from 'react';
import styles from './Card.module.css';
import { classNames } from './classNames.ts';

export interface CardProps {
  /** The element of the card: the router's link, `a`, `li`, `article`. Default: `div`. */
  as?: ElementType | undefined;
  /** Use `line` on a surface, and `stage` once on a page. */
  tone?: 'surface' | 'line' | 'accent' | 'stage' | undefined;
  children?: ReactNode;
}

type As<Element extends ElementType> = CardProps & { as?: Element } & Omit<
    ComponentProps<Element>,
    keyof CardProps
  >;

/**
 * A surface for one item of several. As a link, the whole card reacts to the pointer: `<Card as={Link}
 * to={…}>`.
 */
export function Card<Element extends ElementType = 'div'>(props: As<Element>) {
  const { as, tone = 'surface', className, ...rest } = props as As<'div'>;
  const Box: ElementType = as ?? 'div';
  return <Box {...rest} className={classNames(styles.card, styles[tone], className)} />;
}
