import { canInviteAtom, openSharePanel } from '@cabinet/state/referral';
import { useAtomValue } from 'jotai';
import { House, Package, Plus, ShoppingBag, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from './BottomBar.module.css';
import { useNavigation } from './useNavigation.ts';

const ITEMS: { name: string; path: string; label: string; icon: ReactNode; isRaised?: boolean }[] = [
  { name: 'profile', path: '/', label: 'nav.profile', icon: <House size={22} strokeWidth={1.8} /> },
  {
    name: 'catalog',
    path: '/catalog',
    label: 'nav.catalog',
    icon: <ShoppingBag size={22} strokeWidth={1.8} />,
  },
  {
    name: 'invite',
    path: '/invite',
    label: 'nav.call',
    icon: <Plus size={26} strokeWidth={1.8} />,
    isRaised: true,
  },
  { name: 'orders', path: '/orders', label: 'nav.orders', icon: <Package size={22} strokeWidth={1.8} /> },
  { name: 'invites', path: '/invites', label: 'nav.friends', icon: <Users size={22} strokeWidth={1.8} /> },
];

/**
 * The navigation of a phone: the most used sections, near the thumb. Appears only with a card, because most
 * sections need it.
 */
export function BottomBar() {
  const { t } = useTranslation('shell');
  const { links, current, hasNavbar } = useNavigation();
  const canInvite = useAtomValue(canInviteAtom);
  if (!hasNavbar || !links.some(({ name }) => name === 'catalog')) return null;
  return (
    <nav className={styles.bar} aria-label={t('nav.label')}>
      {ITEMS.filter(({ isRaised }) => canInvite || !isRaised).map(({ name, path, label, icon, isRaised }) => (
        <Link
          key={name}
          to={path}
          onClick={isRaised ? openSharePanel : undefined}
          className={isRaised ? styles.raised : styles.item}
          aria-current={name === current.name ? 'page' : undefined}
        >
          <span className={styles.icon} aria-hidden="true">
            {icon}
          </span>
          <span className={styles.label}>{t(label)}</span>
          {name === 'profile' && <span className={styles.short}>{t('nav.home')}</span>}
        </Link>
      ))}
    </nav>
  );
}
