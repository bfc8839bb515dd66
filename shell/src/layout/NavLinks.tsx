import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { CabinetRoute } from '../guard/routes.ts';

interface NavLinksProps {
  links: CabinetRoute[];
  current: CabinetRoute;
  className: string | undefined;
  onOpen?(): void;
}

/** Links to the sections; those that the participant may not open are not there (§2). */
export function NavLinks({ links, current, className, onOpen }: NavLinksProps) {
  const { t } = useTranslation('shell');
  return (
    <nav className={className} aria-label={t('nav.label')}>
      {links.map(({ name, path }) => (
        <Link
          key={name}
          to={path}
          aria-current={isCurrent(name, current) ? 'page' : undefined}
          onClick={onOpen}
        >
          {t(`nav.${name}`)}
        </Link>
      ))}
    </nav>
  );
}

function isCurrent(name: string, current: CabinetRoute): boolean {
  return name === current.name || (name === 'catalog' && current.name === 'product');
}
