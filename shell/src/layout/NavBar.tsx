import { Popover } from '@cabinet/ui/Popover';
import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { CabinetRoute } from '../guard/routes.ts';
import styles from './NavBar.module.css';
import { isCurrent, NavLinks } from './NavLinks.tsx';

/** So many sections stand side by side in any language; what comes after them opens behind one button. */
const SIDE_BY_SIDE = 5;

/** The sections in the header of a wide screen. */
export function NavBar({ links, current }: { links: CabinetRoute[]; current: CabinetRoute }) {
  const { t } = useTranslation('shell');
  const count = links.length > SIDE_BY_SIDE ? SIDE_BY_SIDE - 1 : SIDE_BY_SIDE;
  const more = links.slice(count);
  const isMore = more.some((link) => isCurrent(link, current));

  return (
    <nav className={styles.nav} aria-label={t('nav.label')}>
      <NavLinks links={links.slice(0, count)} current={current} />
      {more.length > 0 && (
        <Popover
          label={t('nav.more')}
          trigger={(trigger) => (
            <button type="button" className={`${styles.more} ${isMore ? styles.current : ''}`} {...trigger}>
              {t('nav.more')}
              <ChevronDown size={16} strokeWidth={1.8} aria-hidden="true" />
            </button>
          )}
        >
          {(close) => (
            <div className={styles.list}>
              <NavLinks links={more} current={current} onOpen={close} />
            </div>
          )}
        </Popover>
      )}
    </nav>
  );
}
