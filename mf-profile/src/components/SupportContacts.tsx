import { callAddress } from '@cabinet/domain/phone';
import { buttonClass, PhoneText } from '@cabinet/ui';
import { Mail, Phone } from 'lucide-react';
import styles from './SupportContacts.module.css';

/** The contacts of the support. */
export function SupportContacts({ email, phones }: { email: string; phones: readonly string[] }) {
  const look = { size: 18, strokeWidth: 1.8, 'aria-hidden': true } as const;
  return (
    <ul className={styles.contacts}>
      <li>
        <a className={buttonClass({ variant: 'line' })} href={`mailto:${email}`}>
          <Mail {...look} />
          {email}
        </a>
      </li>
      {phones.map((phone) => (
        <li key={phone}>
          <a className={buttonClass({ variant: 'line' })} href={callAddress(phone)}>
            <Phone {...look} />
            <PhoneText phone={phone} />
          </a>
        </li>
      ))}
    </ul>
  );
}
