import { EmptyState, GoBack, LoadFailure, PageHeading } from '@cabinet/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { EmailChangeSkeleton } from '../components/EmailChangeSkeleton.tsx';
import { useClient } from '../data/useClient.ts';
import { elsewhere } from '../paths.ts';
import styles from './EmailChangePage.module.css';
import { EmailChangeSection } from './EmailChangeSection.tsx';

export function EmailChangePage() {
  const { t } = useTranslation('mf-email-change');
  const { client } = useClient();
  return (
    <div className={styles.page}>
      <div>
        <GoBack as={Link} to={elsewhere.home}>
          {t('back')}
        </GoBack>
        <PageHeading lead={client?.email && <Lead email={client.email} />}>{t('title')}</PageHeading>
      </div>
      <Content />
    </div>
  );
}

function Content() {
  const { t } = useTranslation('mf-email-change');
  const { client, error, retry, isUnknown } = useClient();
  if (client) return <EmailChangeSection client={client} />;
  if (error) return <LoadFailure error={error} onRetry={retry} />;
  if (isUnknown) return <EmptyState title={t('unknown.title')} text={t('unknown.text')} />;
  return <EmailChangeSkeleton />;
}

function Lead({ email }: { email: string }) {
  const { t } = useTranslation('mf-email-change');
  return (
    <>
      {t('current')} <b>{email}</b>
    </>
  );
}
