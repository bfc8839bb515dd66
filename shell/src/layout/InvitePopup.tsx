import { copyLink, referralLinkAtom } from '@cabinet/state/referral';
import { isInvitationVisibleAtom, showInfo, showToast } from '@cabinet/state/ui';
import { Button, buttonClass } from '@cabinet/ui/Button';
import { Popover } from '@cabinet/ui/Popover';
import { useAtom, useAtomValue } from 'jotai';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from './InvitePopup.module.css';

/** §2: invite a friend by the online form, or by copying one's own link. Without a card there is nobody to invite for. */
export function InvitePopup() {
  const { t } = useTranslation('shell');
  const [isVisible, setVisible] = useAtom(isInvitationVisibleAtom);
  const link = useAtomValue(referralLinkAtom);
  if (!link) return null;

  async function copy(text: string) {
    if (await copyLink(text)) showToast({ message: t('invite.copied') });
    else showInfo({ title: t('invite.link'), message: t('invite.failed', { link: text }) });
    setVisible(false);
  }

  return (
    <Popover
      label={t('invite.title')}
      align="end"
      open={isVisible}
      onToggle={setVisible}
      trigger={(trigger) => (
        <Button variant="ink" size="sm" {...trigger}>
          <Plus size={18} strokeWidth={1.8} aria-hidden="true" />
          {t('invite.open')}
        </Button>
      )}
    >
      <div className={styles.popup}>
        <p className={styles.title}>{t('invite.title')}</p>
        <Link className={buttonClass({ wide: true })} to="/invite" onClick={() => setVisible(false)}>
          {t('invite.form')}
        </Link>
        <Button variant="quiet" wide onClick={() => void copy(link)}>
          {t('invite.link')}
        </Button>
      </div>
    </Popover>
  );
}
