import { CARD_APPEARED, type EventType, OPERATION_ADDED } from '@cabinet/domain/events';
import { reasonOfOperation } from '@cabinet/domain/operations';
import { useFormats } from '@cabinet/i18n/useFormats';
import { type CabinetEvent, eventsAtom, readEvents, unreadEventsAtom } from '@cabinet/state/events';
import { IconButton } from '@cabinet/ui/IconButton';
import { Popover } from '@cabinet/ui/Popover';
import { Tokens } from '@cabinet/ui/Tokens';
import { VisuallyHidden } from '@cabinet/ui/VisuallyHidden';
import { useAtomValue } from 'jotai';
import { Bell } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from './Notifications.module.css';

/** §3 Event: what this browser has heard of, newest first. Closing the list marks all of it read. */
export function Notifications() {
  const { t } = useTranslation('shell');
  const events = useAtomValue(eventsAtom);
  const unread = useAtomValue(unreadEventsAtom);
  const news = unread > 0 ? t('notifications.unread', { count: unread }) : '';

  return (
    <>
      <Popover
        label={t('notifications.title')}
        align="end"
        onToggle={(isOpen) => !isOpen && readEvents()}
        trigger={(trigger) => (
          <IconButton
            className={styles.bell}
            variant="plain"
            label={[t('notifications.title'), news].filter(Boolean).join(', ')}
            {...trigger}
          >
            <Bell size={20} strokeWidth={1.8} aria-hidden="true" />
            {unread > 0 && (
              <span className={styles.count} aria-hidden="true">
                {unread}
              </span>
            )}
          </IconButton>
        )}
      >
        {(close) => (
          <div className={styles.popup}>
            <p className={styles.title}>{t('notifications.title')}</p>
            {events.length === 0 ? (
              <p className={styles.none}>{t('notifications.none')}</p>
            ) : (
              <ul>
                {events.toReversed().map((event) => (
                  <Notification key={event.id} event={event} onFollow={close} />
                ))}
              </ul>
            )}
          </div>
        )}
      </Popover>
      <VisuallyHidden role="status">{news}</VisuallyHidden>
    </>
  );
}

/** The card is in front where home begins; what has moved is a line of the history. */
const PLACES = { cardAppeared: '/?open=card', cardsChanged: '/', operation: '/?history=all#history' };

function Notification({ event, onFollow }: { event: CabinetEvent; onFollow: () => void }) {
  const { t } = useTranslation('shell');
  const { formatMoment } = useFormats();
  const { operation } = event;
  const name = nameOf(event.type);
  return (
    <li className={styles.notification}>
      <Link to={PLACES[name]} className={styles.link} onClick={onFollow}>
        {operation
          ? t(`notifications.reason.${reasonOfOperation(operation)}`)
          : t(`notifications.${name}.title`)}
        {!event.isRead && <VisuallyHidden>{` ${t('notifications.new')}`}</VisuallyHidden>}
      </Link>
      <p>{operation ? <Tokens amount={operation.amount} isSigned /> : t(`notifications.${name}.body`)}</p>
      <time className={styles.moment} dateTime={event.at}>
        {formatMoment(event.at)}
      </time>
      {!event.isRead && <span className={styles.dot} />}
    </li>
  );
}

function nameOf(type: EventType): keyof typeof PLACES {
  if (type === OPERATION_ADDED) return 'operation';
  return type === CARD_APPEARED ? 'cardAppeared' : 'cardsChanged';
}
