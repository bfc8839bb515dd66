import type { Manager } from '@cabinet/contracts/members';
import { initials } from '@cabinet/domain/initials';
import { callAddress } from '@cabinet/domain/phone';
import { Avatar, Button, chipClass, Panel, PhoneText } from '@cabinet/ui';
import { Mail, MessageSquare, Phone, Send } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { neighbours } from '../paths.ts';
import styles from './ManagerCard.module.css';

interface ManagerCardProps {
  manager: Manager | null;
  /** Undefined if the programme does not know the person. */
  onQuestion?: (() => void) | undefined;
}

/** The personal manager with all contacts. Without a manager, a link to the support. */
export function ManagerCard({ manager, onQuestion }: ManagerCardProps) {
  const { t } = useTranslation('mf-profile-later');
  if (!manager) {
    return (
      <Panel className={styles.card}>
        <p>{t('about.noManager')}</p>
        <Link className={chipClass()} to={neighbours.support}>
          {t('about.support')}
        </Link>
      </Panel>
    );
  }
  return (
    <Panel className={styles.card}>
      <div className={styles.head}>
        <Avatar initials={initials(manager.name)} imgUrl={manager.imgUrl} />
        <div>
          <h3>{manager.name}</h3>
          <p className={styles.text}>{t('about.manager')}</p>
        </div>
      </div>
      <p className={styles.text}>{t('about.managerText')}</p>
      <Contacts manager={manager} />
      {onQuestion && (
        <Button variant="quiet" wide onClick={onQuestion}>
          <MessageSquare size={18} strokeWidth={1.8} aria-hidden="true" />
          {t('question.open')}
        </Button>
      )}
    </Panel>
  );
}

function Contacts({ manager: { phone, email, telegram } }: { manager: Manager }) {
  const look = { size: 18, strokeWidth: 1.8, 'aria-hidden': true } as const;
  return (
    <ul className={styles.contacts}>
      {phone && (
        <li>
          <a className={chipClass()} href={callAddress(phone)}>
            <Phone {...look} />
            <PhoneText phone={phone} />
          </a>
        </li>
      )}
      {email && (
        <li>
          <a className={chipClass()} href={`mailto:${email}`}>
            <Mail {...look} />
            {email}
          </a>
        </li>
      )}
      {telegram && (
        <li>
          <a className={chipClass()} href={`https://t.me/${telegram}`} target="_blank" rel="noreferrer">
            <Send {...look} />@{telegram}
          </a>
        </li>
      )}
    </ul>
  );
}
