import { useRouteData } from '@cabinet/api/useRouteData';
import { getOperationDictionary } from '@cabinet/contracts/operations';
import { CARD_APPEARED, type EventType, OPERATION_ADDED, type OperationNews } from '@cabinet/domain/events';
import { namedBy, reasonOfOperation } from '@cabinet/domain/operations';
import { useFormats } from '@cabinet/i18n/useFormats';
import { type CabinetEvent, eventsAtom, readEvents, unreadEventsAtom } from '@cabinet/state/events';
import { IconButton } from '@cabinet/ui/IconButton';
import { Popover } from '@cabinet/ui/Popover';
import { Tokens } from '@cabinet/ui/Tokens';
import { VisuallyHidden } from '@cabinet/ui/VisuallyHidden';
import { useAtomValue } from 'jotai';
import { Bell } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from './Notifications.module.css';

/** §3 Event: lists the events of this browser, newest first. When the list closes, all events become read. */
export function Notifications() {
  const { t } = useTranslation('shell');
  const events = useAtomValue(eventsAtom);
  const unread = useAtomValue(unreadEventsAtom);
  const [isOpen, setOpen] = useState(false);
  const news = unread > 0 ? t('notifications.unread', { count: unread }) : '';

  return (
    <>
      <Popover
        label={t('notifications.title')}
        align="end"
        onToggle={(isNowOpen) => {
          setOpen(isNowOpen);
          if (!isNowOpen) readEvents();
        }}
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
              <NotificationList events={events} isShown={isOpen} onFollow={close} />
            )}
          </div>
        )}
      </Popover>
      <VisuallyHidden role="status">{news}</VisuallyHidden>
    </>
  );
}

interface NotificationListProps {
  /** Oldest first. */
  events: readonly CabinetEvent[];
  isShown: boolean;
  onFollow: () => void;
}

function NotificationList({ events, isShown, onFollow }: NotificationListProps) {
  const isNaming = isShown && events.some(({ operation }) => operation);
  // R45: request the dictionary once, when the list opens.
  const { data } = useRouteData(getOperationDictionary, isNaming ? {} : null, { once: true });
  return (
    <ul>
      {events.toReversed().map((event) => (
        <Notification
          key={event.id}
          event={event}
          operation={event.operation && namedBy(data?.LoyaltyOperationsInfo, [event.operation])[0]}
          onFollow={onFollow}
        />
      ))}
    </ul>
  );
}

/** The card is at the top of the home page. An operation is a line of the history. */
const PLACES = { cardAppeared: '/?open=card', cardsChanged: '/', operation: '/?history=all#history' };

interface NotificationProps {
  event: CabinetEvent;
  operation: OperationNews | undefined;
  onFollow: () => void;
}

function Notification({ event, operation, onFollow }: NotificationProps) {
  const { t } = useTranslation('shell');
  const { formatMoment, localText } = useFormats();
  const name = nameOf(event.type);
  return (
    <li className={styles.notification}>
      <Link to={PLACES[name]} className={styles.link} onClick={onFollow}>
        {operation
          ? [t(`notifications.reason.${reasonOfOperation(operation)}`), localText(operation.about)]
              .filter(Boolean)
              .join(': ')
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
