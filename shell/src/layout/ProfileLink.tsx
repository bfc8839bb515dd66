import { initials } from '@cabinet/domain/initials';
import { participantAtom } from '@cabinet/state/participant';
import { Avatar } from '@cabinet/ui/Avatar';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { CabinetRoute } from '../guard/routes.ts';
import styles from './ProfileLink.module.css';

interface ProfileLinkProps {
  current: CabinetRoute;
  /** Shows the participant's name beside the avatar, as the first line of a menu. */
  isLine?: boolean;
  onOpen?: (() => void) | undefined;
}

/** The link to the profile, with the participant's photo or initials. */
export function ProfileLink({ current, isLine = false, onOpen }: ProfileLinkProps) {
  const { t } = useTranslation('shell');
  const { fullName, email, imgUrl } = useAtomValue(participantAtom);
  return (
    <Link
      className={isLine ? styles.line : styles.avatar}
      to="/profile"
      aria-label={isLine ? undefined : t('nav.account')}
      aria-current={current.name === 'account' ? 'page' : undefined}
      onClick={onOpen}
    >
      <Avatar initials={initials(fullName || email)} imgUrl={imgUrl} size={isLine ? 'md' : 'sm'} />
      {isLine && (
        <span className={styles.words}>
          {t('nav.account')}
          <span className={styles.name}>{fullName || email}</span>
        </span>
      )}
    </Link>
  );
}
