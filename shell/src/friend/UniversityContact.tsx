import { configAtom } from '@cabinet/state/config';
import { buttonClass } from '@cabinet/ui/Button';
import { Panel } from '@cabinet/ui/Panel';
import { PhoneText } from '@cabinet/ui/PhoneText';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import styles from './UniversityContact.module.css';

/** Shows the contact of the university, for cases in which the inviter cannot help. */
export function UniversityContact() {
  const { t } = useTranslation('friend');
  const support = useAtomValue(configAtom)?.support;
  return (
    <Panel title={t('contact.title')} className={styles.contact}>
      <p>{t('contact.text')}</p>
      <ul className={styles.ways}>
        {support?.phones.map((phone) => (
          <li key={phone}>
            <a href={`tel:${phone}`}>
              <PhoneText phone={phone} />
            </a>
          </li>
        ))}
        {support && (
          <li>
            <a href={`mailto:${support.email}`}>{support.email}</a>
          </li>
        )}
      </ul>
      <a className={buttonClass({ variant: 'quiet', wide: true })} href="/my/friend">
        {t('contact.general')}
      </a>
    </Panel>
  );
}
