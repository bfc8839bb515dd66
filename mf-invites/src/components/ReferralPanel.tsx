import { splitLink } from '@cabinet/domain/referralLink';
import { Button, QrCode } from '@cabinet/ui';
import { Copy, Share } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './ReferralPanel.module.css';

export interface ReferralPanelProps {
  link: string;
  onCopy(): void;
  /** Opens the share panel of the device. Null if the device has none. */
  onShare: (() => void) | null;
}

/** The referral link to scan, to copy and to share. */
export function ReferralPanel({ link, onCopy, onShare }: ReferralPanelProps) {
  const { t } = useTranslation('mf-invites-later');
  const { address, own } = splitLink(link);
  return (
    <section className={styles.panel} aria-label={t('invite.link')}>
      <div className={styles.ways}>
        <h2>{t('invite.link')}</h2>
        <p className={styles.text}>{t('invite.text')}</p>
        <div className={styles.link}>
          <p className={styles.address}>
            <span>{address}</span>
            <b>{own}</b>
          </p>
          <Button variant="quiet" size="sm" onClick={onCopy}>
            <Copy size={18} strokeWidth={1.8} aria-hidden="true" />
            {t('invite.copy')}
          </Button>
        </div>
        {onShare && (
          <Button variant="line" size="sm" onClick={onShare}>
            <Share size={18} strokeWidth={1.8} aria-hidden="true" />
            {t('invite.share')}
          </Button>
        )}
      </div>
      <div className={styles.code}>
        <QrCode value={link} label={t('invite.qr')} />
      </div>
    </section>
  );
}
