import {
  CHANNELS,
  type Channel,
  type SharedMessage,
  shareAddress,
  withoutLink,
} from '@cabinet/domain/shareLinks';
import { canShare, shareLink } from '@cabinet/state/referral';
import { Button } from '@cabinet/ui/Button';
import { Mail, MessageCircle, MessageSquareMore, QrCode, Send, Share } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './Channels.module.css';

const ICONS = {
  telegram: Send,
  whatsapp: MessageCircle,
  sms: MessageSquareMore,
  email: Mail,
} satisfies Record<Channel, unknown>;
const SMALL = { size: 18, strokeWidth: 1.8, 'aria-hidden': true } as const;

interface ChannelsProps {
  message: SharedMessage;
  isOnline: boolean;
  onCode(): void;
}

/** Shows the channels for the message, and the code for a person nearby. */
export function Channels({ message, isOnline, onCode }: ChannelsProps) {
  const { t } = useTranslation('share');
  return (
    <>
      <ul className={styles.channels} aria-label={t('channels')}>
        {CHANNELS.map((channel) => (
          <li key={channel}>
            <ChannelLink channel={channel} message={message} isOnline={isOnline} />
          </li>
        ))}
      </ul>
      <div className={styles.ways}>
        {canShare() && (
          <Button
            wide
            disabled={!isOnline}
            onClick={() => void shareLink(message.link, withoutLink(message))}
          >
            <Share {...SMALL} />
            <span className={styles.onPhone}>{t('share')}</span>
            <span className={styles.onDesk}>{t('more')}</span>
          </Button>
        )}
        <Button variant="quiet" wide onClick={onCode}>
          <QrCode {...SMALL} />
          {t('code.open')}
        </Button>
      </div>
    </>
  );
}

interface ChannelLinkProps {
  channel: Channel;
  message: SharedMessage;
  isOnline: boolean;
}

function ChannelLink({ channel, message, isOnline }: ChannelLinkProps) {
  const { t } = useTranslation('share');
  const Icon = ICONS[channel];
  const content = (
    <>
      <Icon size={22} strokeWidth={1.8} aria-hidden="true" />
      {t(`channel.${channel}`)}
    </>
  );
  if (!isOnline)
    return (
      <button type="button" className={styles.channel} disabled>
        {content}
      </button>
    );
  const isPage = channel === 'telegram' || channel === 'whatsapp';
  return (
    <a
      className={styles.channel}
      href={shareAddress(channel, message, t('subject'))}
      target={isPage ? '_blank' : undefined}
      rel="noreferrer"
    >
      {content}
    </a>
  );
}
