import { callAddress } from '@cabinet/domain/phone';
import { PhoneText } from '@cabinet/ui/PhoneText';
import styles from './SupportContacts.module.css';
import { useContentText } from './useContentText.ts';

interface SupportContactsProps {
  email: string | null | undefined;
  phones: readonly string[];
}

/** Shows the e-mail and phone numbers of support as links. */
export function SupportContacts({ email, phones }: SupportContactsProps) {
  const t = useContentText();
  return (
    <dl className={styles.contacts}>
      {email && (
        <div>
          <dt>{t('support.email')}</dt>
          <dd>
            <a href={`mailto:${email}`}>{email}</a>
          </dd>
        </div>
      )}
      {phones.map((phone) => (
        <div key={phone}>
          <dt>{t('support.phone')}</dt>
          <dd>
            <a href={callAddress(phone)}>
              <PhoneText phone={phone} />
            </a>
          </dd>
        </div>
      ))}
    </dl>
  );
}
