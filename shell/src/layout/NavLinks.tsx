import { Link } from 'react-router-dom';
import type { CabinetRoute } from '../guard/routes.ts';
import { useRouteTitle } from '../guard/useRouteTitle.ts';

interface NavLinksProps {
  links: readonly CabinetRoute[];
  current: CabinetRoute;
  className?: string | undefined;
  onOpen?: (() => void) | undefined;
}

/** Links to the sections, without the sections that the participant may not open (§2). */
export function NavLinks({ links, current, className, onOpen }: NavLinksProps) {
  const titleOf = useRouteTitle('nav');
  return links.map((link) => (
    <Link
      key={link.name}
      className={className}
      to={link.path}
      aria-current={isCurrent(link, current) ? 'page' : undefined}
      onClick={onOpen}
    >
      {titleOf(link)}
    </Link>
  ));
}

/** Whether the page belongs to the section. A product belongs to the catalogue. */
export function isCurrent({ name }: CabinetRoute, current: CabinetRoute): boolean {
  return name === current.name || (name === 'catalog' && current.name === 'product');
}
