import { configAtom } from '@cabinet/state/config';
import { contactAtom } from '@cabinet/state/user';
import { PageHeading } from '@cabinet/ui/PageHeading';
import { Panel } from '@cabinet/ui/Panel';
import { useAtomValue } from 'jotai';
import styles from './Content.module.css';
import { useContentText } from './useContentText.ts';

/** Who answers, and how to reach them. */
export function SupportPage() {
  const t = useContentText();
  const support = useAtomValue(configAtom)?.support;
  const manager = useAtomValue(contactAtom)?.manager;
  return (
    <div className={styles.page}>
      <PageHeading lead={t('support.lead')}>{t('support.title')}</PageHeading>
      <div className={styles.columns}>
        <Panel>
          <h2>{t('support.title')}</h2>
          <Contacts email={support?.email} phones={support?.phones ?? []} />
        </Panel>
        {manager && (
          <Panel>
            <h2>{manager.name}</h2>
            <p className={styles.text}>{t('support.manager')}</p>
            <Contacts email={manager.email} phones={manager.phone ? [manager.phone] : []} />
          </Panel>
        )}
      </div>
      <section className={styles.section}>
        <h2>{t('support.help')}</h2>
        <p className={styles.text}>{t('support.helpText')}</p>
      </section>
    </div>
  );
}

function Contacts({ email, phones }: { email: string | null | undefined; phones: string[] }) {
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
            <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
          </dd>
        </div>
      ))}
    </dl>
  );
}
