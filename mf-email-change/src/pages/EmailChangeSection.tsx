import type { CrmClient } from '@cabinet/contracts/crm';
import { configAtom } from '@cabinet/state/config';
import { LoadFailure } from '@cabinet/ui/LoadFailure';
import { Skeleton } from '@cabinet/ui/Skeleton';
import { useAtomValue } from 'jotai';
import { ChangeMessage } from '../components/ChangeMessage.tsx';
import { EmailChangeSkeleton } from '../components/EmailChangeSkeleton.tsx';
import { EmailRequests } from '../components/EmailRequests.tsx';
import { SupportContact } from '../components/SupportContact.tsx';
import { useEmailConfirmation } from '../data/useEmailConfirmation.ts';
import { useEmailRequests } from '../data/useEmailRequests.ts';
import { emailChangeView } from '../domain/emailChangeView.ts';
import styles from './EmailChangeSection.module.css';

/** How the change of this client's e-mail stands. */
export function EmailChangeSection({ client }: { client: CrmClient }) {
  const { info, error, retry, isRefreshing } = useEmailConfirmation(client.id);
  const support = useAtomValue(configAtom)?.support;

  if (info === undefined && error) return <LoadFailure error={error} onRetry={retry} busy={isRefreshing} />;
  if (info === undefined) return <EmailChangeSkeleton />;
  const view = emailChangeView(client, info, new Date());
  return (
    <div className={styles.columns}>
      <ChangeMessage view={view}>{view.name === 'confirmed' && <Requests />}</ChangeMessage>
      {view.canAct && support && <SupportContact support={support} />}
    </div>
  );
}

function Requests() {
  const { requests, error, retry, isRefreshing } = useEmailRequests();
  if (requests) return <EmailRequests requests={requests} />;
  return error ? <LoadFailure error={error} onRetry={retry} busy={isRefreshing} /> : <Skeleton />;
}
