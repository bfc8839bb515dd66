import { Popover } from '@cabinet/ui/Popover';
import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { CabinetRoute } from '../guard/routes.ts';
import styles from './NavBar.module.css';
import { isCurrent, NavLinks } from './NavLinks.tsx';

/** The number of sections that fit side by side in any language. A wide window has room for more. */
const SIDE_BY_SIDE = 4;
const SIDE_BY_SIDE_WIDE = 7;

interface NavBarProps {
  links: readonly CabinetRoute[];
  current: CabinetRoute;
}

/** Shows the sections in the header of a wide screen. A button opens the sections that do not fit. */
export function NavBar({ links, current }: NavBarProps) {
  const inWide = links.slice(SIDE_BY_SIDE, SIDE_BY_SIDE_WIDE);
  const rest = links.slice(SIDE_BY_SIDE_WIDE);
  const { t } = useTranslation('shell');

  return (
    <nav className={styles.nav} aria-label={t('nav.label')}>
      <NavLinks links={links.slice(0, SIDE_BY_SIDE)} current={current} />
      <NavLinks links={inWide} current={current} className={styles.wide} />
      <More
        links={inWide.concat(rest.filter(({ inProfile }) => inProfile))}
        others={rest.filter(({ inProfile }) => !inProfile)}
        current={current}
      />
    </nav>
  );
}

/** @param others the sections that do not fit even in a wide window */
function More({ links, others, current }: NavBarProps & { others: readonly CabinetRoute[] }) {
  const { t } = useTranslation('shell');
  if (links.length + others.length === 0) return null;
  const isHere = [...links, ...others].some((link) => isCurrent(link, current));
  const isNarrow = others.length === 0;
  return (
    <Popover
      label={t('nav.more')}
      trigger={(trigger) => (
        <button
          type="button"
          className={[styles.more, isHere && styles.current, isNarrow && styles.narrow]
            .filter(Boolean)
            .join(' ')}
          {...trigger}
        >
          {t('nav.more')}
          <ChevronDown size={16} strokeWidth={1.8} aria-hidden="true" />
        </button>
      )}
    >
      {(close) => (
        <div className={styles.list}>
          <NavLinks links={links} current={current} className={styles.narrow} onOpen={close} />
          <NavLinks links={others} current={current} onOpen={close} />
        </div>
      )}
    </Popover>
  );
}
