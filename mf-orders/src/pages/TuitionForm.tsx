import { readTokens, type TuitionPayment, tuitionFormSchema } from '@cabinet/domain/forms/tuition';
import { tuitionRefusal } from '@cabinet/domain/tuition';
import { useFormats } from '@cabinet/i18n';
import { showToast, spenderAtom, useFormDraft } from '@cabinet/state';
import { Panel, TokenWord, useTokenText } from '@cabinet/ui';
import { Form, SubmitButton, useSchemaForm, useWatch } from '@cabinet/ui/form';
import { useAtomValue } from 'jotai';
import { use, useId, useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Refusal } from '../components/Refusal.tsx';
import { TuitionDialog } from '../components/TuitionDialog.tsx';
import { TuitionFailure } from '../components/TuitionFailure.tsx';
import { TuitionFields } from '../components/TuitionFields.tsx';
import { TuitionSums } from '../components/TuitionSums.tsx';
import { useQuestion } from '../components/useQuestion.ts';
import { usePayTuition } from '../data/usePayTuition.ts';
import { obstacleOf } from '../domain/obstacle.ts';
import { NO_PAYMENT, valuesOf } from '../domain/tuition.ts';
import { orderPath } from '../paths.ts';
import styles from './TuitionPage.module.css';

export interface TuitionFormProps {
  /** Numbers of the own contracts. */
  contracts: readonly string[];
}

/** The form of a payment, its charge warning, and the order that comes of it. */
export function TuitionForm({ contracts }: TuitionFormProps) {
  const { t } = useTranslation('mf-orders');
  const { formatTokens } = useFormats();
  const tokenText = useTokenText();
  const navigate = useNavigate();
  const noteId = useId();
  const { card, isStudent, writeObstacle, ...spender } = useAtomValue(spenderAtom);
  const available = spender.available ?? 0;
  const { pay, unanswered, reset, isRunning, error } = usePayTuition();
  const isUnanswered = unanswered !== null;
  const question = useQuestion<TuitionPayment>();
  // What was sent without an answer is only sent again: it may have taken the last tokens itself.
  const schema = tuitionFormSchema(contracts, isUnanswered ? Number.POSITIVE_INFINITY : available);
  const form = useSchemaForm(schema, NO_PAYMENT);
  useFormDraft(form, 'tuition');
  useLayoutEffect(() => {
    if (unanswered) form.reset(valuesOf(unanswered), { keepDefaultValues: true });
  }, [unanswered, form.reset]);

  const amount = readTokens(useWatch({ control: form.control, name: 'amount' })) ?? 0;
  const refusal = isUnanswered ? null : tuitionRefusal({ card, isStudent, available, amount });
  const missing = refusal?.missing ?? 0;
  const obstacle = missing > 0 ? null : obstacleOf(refusal, writeObstacle);

  async function confirm(payment: TuitionPayment) {
    const order = card && (await pay(payment, card.id));
    if (!order) return;
    question.answer(true);
    showToast({ message: t('tuition.done', { sum: tokenText(order.price ?? amount) }) });
    navigate(orderPath(order.id), { replace: true });
  }

  const failure = (
    <TuitionFailure
      error={error}
      isUnanswered={isUnanswered}
      isOnline={writeObstacle !== 'offline'}
      missing={missing}
    />
  );
  const hasFailed = !isRunning && (error !== undefined || isUnanswered || writeObstacle === 'offline');
  return (
    <>
      <Form
        className={styles.form}
        form={form}
        obstacle={obstacle && <Refusal {...obstacle} />}
        faults={{
          missing: t('refusal.not-enough-tokens', {
            context: use(TokenWord),
            missing: formatTokens(missing),
          }),
        }}
        onSubmit={(payment) => {
          if (!isUnanswered) reset();
          return question.ask(payment);
        }}
      >
        <Panel>
          <TuitionFields control={form.control} contracts={contracts} isFixed={isUnanswered} />
        </Panel>
        <div className={styles.sums}>
          <TuitionSums available={available} amount={amount} />
          <SubmitButton wide aria-describedby={noteId}>
            {t(isUnanswered ? 'tuition.confirm.retry' : 'tuition.action')}
          </SubmitButton>
          <p className={styles.note} id={noteId} aria-live="polite">
            {obstacle ? <Refusal {...obstacle} /> : isUnanswered ? failure : t('tuition.rule')}
          </p>
        </div>
      </Form>
      {question.about && (
        <TuitionDialog
          payment={question.about}
          available={available}
          busy={isRunning}
          error={hasFailed && failure}
          isUnanswered={isUnanswered}
          onConfirm={() => question.about && void confirm(question.about)}
          onCancel={() => question.answer(false)}
        />
      )}
    </>
  );
}
