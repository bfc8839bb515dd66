import { Chip, chipClass } from '@cabinet/ui';
import { Mail, MessageCircle, QrCode, Send, Share } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { MESSENGERS, type Messenger, shareAddress } from '../domain/shareLinks.ts';
import styles from './ShareWays.module.css';

const ICONS = { telegram: Send, whatsapp: MessageCircle, email: Mail } satisfies Record<Messenger, unknown>;
const LOOK = { size: 18, strokeWidth: 1.8, 'aria-hidden': true } as const;

interface ShareWaysProps {
  /** Null as long as the card is on its way. */
  link: string | null;
  /** Absent where the browser cannot share. */
  onShare?: (() => void) | undefined;
  onCode(): void;
}

/** Every way to send the link on: the device's own sheet, messengers, a letter, a code to scan. */
export function ShareWays({ link, onShare, onCode }: ShareWaysProps) {
  const { t } = useTranslation('mf-profile');
  return (
    <ul className={styles.ways} aria-label={t('referral.ways')}>
      {onShare && (
        <li>
          <Chip onClick={onShare} disabled={!link}>
            <Share {...LOOK} />
            {t('referral.share')}
          </Chip>
        </li>
      )}
      {link &&
        MESSENGERS.map((messenger) => (
          <li key={messenger}>
            <MessengerLink messenger={messenger} link={link} />
          </li>
        ))}
      <li>
        <Chip onClick={onCode} disabled={!link}>
          <QrCode {...LOOK} />
          {t('referral.code')}
        </Chip>
      </li>
    </ul>
  );
}

function MessengerLink({ messenger, link }: { messenger: Messenger; link: string }) {
  const { t } = useTranslation('mf-profile');
  const Icon = ICONS[messenger];
  return (
    <a
      className={chipClass()}
      href={shareAddress(messenger, link, t('referral.shareText'))}
      target="_blank"
      rel="noreferrer"
    >
      <Icon {...LOOK} />
      {t(`referral.messenger.${messenger}`)}
    </a>
  );
}
