import { Panel } from '@cabinet/ui';
import { Form } from '@cabinet/ui/form';
import { useTranslation } from 'react-i18next';
import { Refusal } from '../components/Refusal.tsx';
import { TuitionDialog } from '../components/TuitionDialog.tsx';
import { TuitionFailure } from '../components/TuitionFailure.tsx';
import { TuitionFields } from '../components/TuitionFields.tsx';
import { TuitionSend } from '../components/TuitionSend.tsx';
import { useMissingText } from '../components/useMissingText.ts';
import { useTuitionConfirmation } from '../data/useTuitionConfirmation.ts';
import { useTuitionForm } from '../data/useTuitionForm.ts';
import styles from './TuitionPage.module.css';

/**
 * The form of a payment, its charge warning, and the resulting order.
 * @param contracts numbers of the participant's contracts
 */
export function TuitionForm({ contracts }: { contracts: readonly string[] }) {
  const { t } = useTranslation('mf-orders-later');
  const { form, obstacle, ...tuition } = useTuitionForm(contracts);
  const { available, isRunning, isUnanswered, error } = tuition;
  const { payment, ask, confirm, cancel } = useTuitionConfirmation(tuition);

  const failure = <TuitionFailure {...tuition} />;
  const reason = obstacle && <Refusal {...obstacle} />;
  const hasFailed = !isRunning && (error !== undefined || isUnanswered || !tuition.isOnline);
  return (
    <>
      <Form
        className={styles.form}
        form={form}
        obstacle={reason}
        issues={{ missing: useMissingText(tuition.missing) }}
        onSubmit={ask}
      >
        <Panel>
          <TuitionFields control={form.control} contracts={contracts} isFixed={isUnanswered} />
        </Panel>
        <TuitionSend {...tuition} note={reason ?? (isUnanswered ? failure : t('tuition.rule'))} />
      </Form>
      {payment && (
        <TuitionDialog
          payment={payment}
          available={available}
          busy={isRunning}
          error={hasFailed && failure}
          isUnanswered={isUnanswered}
          onConfirm={() => void confirm(payment)}
          onCancel={cancel}
        />
      )}
    </>
  );
}
