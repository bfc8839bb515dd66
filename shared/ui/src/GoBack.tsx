import { ArrowLeft } from 'lucide-react';
import type { ComponentProps, ElementType, ReactNode } from 'react';
import styles from './GoBack.module.css';
import { useUiText } from './useUiText.ts';

export type GoBackProps<Link extends ElementType> = Omit<ComponentProps<Link>, 'as' | 'className'> & {
  /** The router's link: `<GoBack as={Link} to={paths.list}>`. Default: a plain link. */
  as?: Link;
  /** The name of the target. Default: «Назад». */
  children?: ReactNode;
};

/** The link to the parent page, above the heading of a page. */
export function GoBack<Link extends ElementType = 'a'>({ as, children, ...link }: GoBackProps<Link>) {
  const t = useUiText();
  const Element: ElementType = as ?? 'a';
  return (
    <Element {...link} className={styles.back}>
      <ArrowLeft size={20} strokeWidth={1.8} aria-hidden="true" />
      {children ?? t('back')}
    </Element>
  );
}
