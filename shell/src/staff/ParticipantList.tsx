import type { Participant } from '@cabinet/contracts/participants';
import { buttonClass } from '@cabinet/ui/Button';
import { EmptyState } from '@cabinet/ui/EmptyState';
import { Tag, type TagTone } from '@cabinet/ui/Tag';
import { useTranslation } from 'react-i18next';
import styles from './ParticipantList.module.css';

const TONES: Record<Participant['cardState'], TagTone> = {
  none: 'quiet',
  active: 'success',
  off: 'quiet',
  blocked: 'quiet',
  doubled: 'quiet',
};

/** Lists the participants of the search, each with a link to their cabinet. */
export function ParticipantList({ participants }: { participants: readonly Participant[] }) {
  const { t } = useTranslation('staff');
  if (participants.length === 0) return <EmptyState title={t('none')} text={t('noneText')} />;
  return (
    <ul className={styles.list} aria-label={t('title')}>
      {participants.map((participant) => (
        <Row key={participant.email} {...participant} />
      ))}
    </ul>
  );
}

function Row({ email, name, phone, cardNumber, cardState }: Participant) {
  const { t } = useTranslation('staff');
  return (
    <li className={styles.row}>
      <div className={styles.who}>
        <div className={styles.head}>
          <h2 className={styles.name}>{name ?? email}</h2>
          <Tag tone={TONES[cardState]}>{t(`card.${cardState}`)}</Tag>
        </div>
        <p className={styles.facts}>
          {name && <span>{email}</span>}
          {phone && <span>{phone}</span>}
          {cardNumber && <span>{t('cardNumber', { number: cardNumber })}</span>}
        </p>
      </div>
      {/* The link loads a new page, so that no data of one person stays for another. */}
      <a
        className={buttonClass({ variant: 'line' })}
        href={`/my/?${new URLSearchParams({ ownerEmail: email })}`}
        aria-label={t('openOf', { name: name ?? email })}
      >
        {t('open')}
      </a>
    </li>
  );
}
