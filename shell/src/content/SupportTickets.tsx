import { SUPPORT_TOPICS, type SupportTicket } from '@cabinet/contracts/support';
import { useFormats } from '@cabinet/i18n/useFormats';
import { LoadFailure } from '@cabinet/ui/LoadFailure';
import { Skeleton, SkeletonGroup } from '@cabinet/ui/Skeleton';
import { Tag, type TagTone } from '@cabinet/ui/Tag';
import { useId } from 'react';
import styles from './SupportTickets.module.css';
import { useContentText } from './useContentText.ts';
import { useSupportTickets } from './useSupport.ts';

const TONES: Record<SupportTicket['status'], TagTone> = { new: 'info', working: 'info', done: 'success' };

/** Shows previous requests with their answers. Renders nothing without requests. */
export function SupportTickets() {
  const t = useContentText();
  const id = useId();
  const { tickets, error, retry } = useSupportTickets();
  if (tickets?.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{t('support.tickets')}</h2>
      {tickets && (
        <ul>
          {tickets.map((ticket) => (
            <Ticket key={ticket.id} ticket={ticket} />
          ))}
        </ul>
      )}
      {!tickets && error && <LoadFailure error={error} onRetry={retry} />}
      {!tickets && !error && (
        <SkeletonGroup>
          <Skeleton shape="block" height="96px" />
        </SkeletonGroup>
      )}
    </section>
  );
}

function Ticket({ ticket }: { ticket: SupportTicket }) {
  const t = useContentText();
  const { formatDate } = useFormats();
  // If the cabinet does not know a topic, use the name from the service.
  const topic = SUPPORT_TOPICS.find((name) => name === ticket.topic);
  return (
    <li className={styles.ticket}>
      <div className={styles.head}>
        <h3>{topic ? t(`support.topics.${topic}`) : ticket.topic}</h3>
        <Tag tone={TONES[ticket.status]}>{t(`support.status.${ticket.status}`)}</Tag>
      </div>
      <p className={styles.date}>{t('support.number', { id: ticket.id, date: formatDate(ticket.date) })}</p>
      <p className={styles.text}>{ticket.text}</p>
      {ticket.answer && <p className={styles.answer}>{ticket.answer}</p>}
    </li>
  );
}
