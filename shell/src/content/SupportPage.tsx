import { configAtom } from '@cabinet/state/config';
import { contactAtom } from '@cabinet/state/user';
import { PageHeading } from '@cabinet/ui/PageHeading';
import { Panel } from '@cabinet/ui/Panel';
import { useAtomValue } from 'jotai';
import styles from './Content.module.css';
import { SupportContacts } from './SupportContacts.tsx';
import { SupportForm } from './SupportForm.tsx';
import { SupportTickets } from './SupportTickets.tsx';
import { useContentText } from './useContentText.ts';

/** Shows the support form, the previous requests, and other contacts. */
export function SupportPage() {
  const t = useContentText();
  const support = useAtomValue(configAtom)?.support;
  const manager = useAtomValue(contactAtom)?.manager;
  return (
    <div className={styles.page}>
      <PageHeading lead={t('support.lead')}>{t('support.title')}</PageHeading>
      <div className={styles.sides}>
        <div className={styles.main}>
          <SupportForm />
          <SupportTickets />
        </div>
        <aside className={styles.main}>
          {manager && (
            <Panel title={manager.name}>
              <p className={styles.text}>{t('support.manager')}</p>
              <SupportContacts email={manager.email} phones={manager.phone ? [manager.phone] : []} />
            </Panel>
          )}
          <Panel title={t('support.contacts')}>
            <SupportContacts email={support?.email} phones={support?.phones ?? []} />
          </Panel>
        </aside>
      </div>
    </div>
  );
}
