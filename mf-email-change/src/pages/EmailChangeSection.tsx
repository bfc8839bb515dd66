import type { CrmClient } from '@cabinet/contracts/crm';
import { configAtom, writeObstacleAtom } from '@cabinet/state';
import { LoadFailure, Skeleton } from '@cabinet/ui';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { ChangeMessage } from '../components/ChangeMessage.tsx';
import { ChangeSteps } from '../components/ChangeSteps.tsx';
import { EmailChangeSkeleton } from '../components/EmailChangeSkeleton.tsx';
import { EmailRequests } from '../components/EmailRequests.tsx';
import { SupportContact } from '../components/SupportContact.tsx';
import { useEmailChange } from '../data/useEmailChange.ts';
import { useEmailConfirmation } from '../data/useEmailConfirmation.ts';
import { useEmailRequests } from '../data/useEmailRequests.ts';
import { useNow } from '../data/useNow.ts';
import { changeStep, deadlineOf, emailChangeView } from '../domain/emailChangeView.ts';
import { CodeForm } from './CodeForm.tsx';
import styles from './EmailChangeSection.module.css';
import { NewEmailForm } from './NewEmailForm.tsx';
import { ResendRequest } from './ResendRequest.tsx';
import type { StepProps } from './stepProps.ts';

/** The state of this client's e-mail change with its actions. */
export function EmailChangeSection({ client }: { client: CrmClient }) {
  const { t } = useTranslation('mf-email-change');
  const { info, error, retry, isRefreshing } = useEmailConfirmation(client.id);
  const change = useEmailChange(client);
  const support = useAtomValue(configAtom)?.support;
  const obstacle = useAtomValue(writeObstacleAtom);
  const now = useNow(deadlineOf(info));

  if (info === undefined && error) return <LoadFailure error={error} onRetry={retry} busy={isRefreshing} />;
  if (info === undefined) return <EmailChangeSkeleton />;
  const view = emailChangeView(client, info, now);
  const step = changeStep(view.name);
  return (
    <div className={styles.columns}>
      <ChangeMessage
        view={view}
        action={<Step {...{ client, view, change }} obstacle={obstacle && t(`obstacle.${obstacle}`)} />}
      >
        {view.name === 'confirmed' && <Requests />}
      </ChangeMessage>
      <div className={styles.aside}>
        {step && <ChangeSteps current={step} />}
        {support && <SupportContact support={support} />}
      </div>
    </div>
  );
}

/** The action of the participant. Empty while others work on the change. */
function Step(props: StepProps) {
  const { name } = props.view;
  if (name === 'enter') return <NewEmailForm {...props} />;
  if (name === 'pending') return <CodeForm {...props} />;
  return name === 'deadline' ? <ResendRequest {...props} /> : null;
}

function Requests() {
  const { requests, error, retry, isRefreshing } = useEmailRequests();
  if (requests) return <EmailRequests requests={requests} />;
  return error ? <LoadFailure error={error} onRetry={retry} busy={isRefreshing} /> : <Skeleton />;
}
