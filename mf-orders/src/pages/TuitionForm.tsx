import type { TuitionPayment } from '@cabinet/domain/forms/tuition';
import { showToast } from '@cabinet/state';
import { Panel, useTokenText } from '@cabinet/ui';
import { Form, useConfirmation } from '@cabinet/ui/form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Refusal } from '../components/Refusal.tsx';
import { TuitionDialog } from '../components/TuitionDialog.tsx';
import { TuitionFailure } from '../components/TuitionFailure.tsx';
import { TuitionFields } from '../components/TuitionFields.tsx';
import { TuitionSend } from '../components/TuitionSend.tsx';
import { useMissingText } from '../components/useMissingText.ts';
import { orderPath } from '../paths.ts';
import styles from './TuitionPage.module.css';
import { useTuitionForm } from './useTuitionForm.ts';

/**
 * The form of a payment, its charge warning, and the order that comes of it.
 * @param contracts numbers of the own contracts
 */
export function TuitionForm({ contracts }: { contracts: readonly string[] }) {
  const { t } = useTranslation('mf-orders');
  const tokenText = useTokenText();
  const navigate = useNavigate();
  const { form, pay, reset, obstacle, ...tuition } = useTuitionForm(contracts);
  const { available, amount, isRunning, isUnanswered, error } = tuition;
  const question = useConfirmation<TuitionPayment>();

  function ask(payment: TuitionPayment) {
    if (!isUnanswered) reset();
    return question.ask(payment);
  }

  async function confirm(payment: TuitionPayment) {
    const order = await pay(payment);
    if (!order) return;
    question.accept();
    showToast({ message: t('tuition.done', { sum: tokenText(order.price ?? amount) }) });
    navigate(orderPath(order.id), { replace: true });
  }

  const failure = <TuitionFailure {...tuition} />;
  const reason = obstacle && <Refusal {...obstacle} />;
  const hasFailed = !isRunning && (error !== undefined || isUnanswered || !tuition.isOnline);
  return (
    <>
      <Form
        className={styles.form}
        form={form}
        obstacle={reason}
        faults={{ missing: useMissingText(tuition.missing) }}
        onSubmit={ask}
      >
        <Panel>
          <TuitionFields control={form.control} contracts={contracts} isFixed={isUnanswered} />
        </Panel>
        <TuitionSend {...tuition} note={reason ?? (isUnanswered ? failure : t('tuition.rule'))} />
      </Form>
      {question.about && (
        <TuitionDialog
          payment={question.about}
          available={available}
          busy={isRunning}
          error={hasFailed && failure}
          isUnanswered={isUnanswered}
          onConfirm={() => question.about && void confirm(question.about)}
          onCancel={() => question.reject()}
        />
      )}
    </>
  );
}
