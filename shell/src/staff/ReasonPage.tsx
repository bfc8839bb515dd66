import { useRouteAction } from '@cabinet/api/useRouteAction';
import { startView } from '@cabinet/contracts/views';
import { viewReasonFormSchema } from '@cabinet/domain/forms/staff';
import { isOnlineAtom } from '@cabinet/state/offline';
import { buttonClass } from '@cabinet/ui/Button';
import { Form, FormFailure, SubmitButton, TextFormField, useSchemaForm } from '@cabinet/ui/form';
import { PageHeading } from '@cabinet/ui/PageHeading';
import { Panel } from '@cabinet/ui/Panel';
import { Logo } from '@cabinet/ui/Rings';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { viewAs } from '../start.ts';
import { FrequentReasons } from './FrequentReasons.tsx';
import styles from './ReasonPage.module.css';

/**
 * §6: requires the reason why staff opens a cabinet. The service records it before the cabinet reads any
 * data, and the owner can read it.
 */
export function ReasonPage({ owner }: { owner: string }) {
  const { t } = useTranslation('staff');
  const start = useRouteAction(startView);
  const obstacle = useAtomValue(isOnlineAtom) ? null : t('offline');
  const form = useSchemaForm(viewReasonFormSchema, { reason: '' });

  function choose(reason: string) {
    form.setValue('reason', reason, { shouldValidate: true });
    form.setFocus('reason');
  }

  return (
    <div className={styles.page}>
      <a className={styles.logo} href="/my/staff?ownerEmail=" aria-label={t('title')}>
        <Logo />
      </a>
      <PageHeading lead={t('reason.lead')}>{t('reason.title')}</PageHeading>
      <Panel title={<span className={styles.owner}>{owner}</span>}>
        <Form
          className={styles.form}
          form={form}
          obstacle={obstacle}
          onSubmit={({ reason }) => start.run({ body: { email: owner, reason } })}
          onSent={() => void viewAs(owner)}
          onEdit={() => start.reset()}
        >
          <FrequentReasons onChoose={choose} />
          <TextFormField control={form.control} name="reason" label={t('reason.label')} maxLength={200} />
          <FormFailure />
          <div className={styles.actions}>
            <SubmitButton>{t('reason.open')}</SubmitButton>
            <a className={buttonClass({ variant: 'quiet' })} href="/my/staff?ownerEmail=">
              {t('reason.back')}
            </a>
          </div>
        </Form>
      </Panel>
    </div>
  );
}
