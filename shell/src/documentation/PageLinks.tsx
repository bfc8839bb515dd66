import { Button } from '@cabinet/ui/Button';
import { Dialog } from '@cabinet/ui/Dialog';
import { List } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink, useLocation } from 'react-router-dom';
import styles from './PageLinks.module.css';
import { GROUPS, pagesOf } from './pages.ts';

/** Lists every page by group. */
export function PageLinks({ onOpen }: { onOpen?: () => void }) {
  const { t } = useTranslation('documentation');
  const { search } = useLocation();
  const link = (path: string, title: string) => (
    <NavLink
      className={styles.link ?? ''}
      to={{ pathname: `/documentation/${path}`, search }}
      end
      onClick={() => onOpen?.()}
    >
      {title}
    </NavLink>
  );
  return (
    <div className={styles.groups}>
      {link('', t('overview'))}
      {GROUPS.map((group) => (
        <div key={group}>
          <p className={styles.group} id={`pages-${group}`}>
            {t(`groups.${group}`)}
          </p>
          <ul aria-labelledby={`pages-${group}`}>
            {pagesOf(group).map(({ path }) => (
              <li key={path}>{link(path, t(`pages.${path}.title`))}</li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

/** Shows the same list in a menu, on screens without room beside the page. */
export function PageMenu() {
  const { t } = useTranslation('documentation');
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="quiet" size="sm" aria-expanded={isOpen} onClick={() => setOpen(true)}>
        <List size={18} strokeWidth={1.8} aria-hidden="true" />
        {t('menu')}
      </Button>
      <Dialog open={isOpen} onClose={close} title={t('sections')} isFullSheet>
        <PageLinks onOpen={close} />
      </Dialog>
    </>
  );
}
