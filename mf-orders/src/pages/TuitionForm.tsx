import { tuitionRefusal } from '@cabinet/domain/tuition';
import { showToast, spenderAtom, useDraft } from '@cabinet/state';
import { Button, Panel, useTokenText } from '@cabinet/ui';
import { useAtomValue } from 'jotai';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Refusal } from '../components/Refusal.tsx';
import { TuitionDialog } from '../components/TuitionDialog.tsx';
import { TuitionFailure } from '../components/TuitionFailure.tsx';
import { TuitionFields } from '../components/TuitionFields.tsx';
import { TuitionSums } from '../components/TuitionSums.tsx';
import { usePayTuition } from '../data/usePayTuition.ts';
import { obstacleOf } from '../domain/obstacle.ts';
import { firstFault, NO_PAYMENT, readPayment, readTokens, wishOf } from '../domain/tuition.ts';
import { orderPath } from '../paths.ts';
import styles from './TuitionPage.module.css';

export interface TuitionFormProps {
  /** Numbers of the own contracts. */
  contracts: readonly string[];
}

/** The form of a payment, its charge warning, and the order that comes of it. */
export function TuitionForm({ contracts }: TuitionFormProps) {
  const { t } = useTranslation('mf-orders');
  const tokenText = useTokenText();
  const navigate = useNavigate();
  const noteId = useId();
  const { card, isStudent, writeObstacle, ...spender } = useAtomValue(spenderAtom);
  const available = spender.available ?? 0;
  const { pay, unanswered, reset, isRunning, error } = usePayTuition();
  const draft = useDraft('tuition', NO_PAYMENT);
  const [isTried, setTried] = useState(false);
  const [isAsked, setAsked] = useState(false);

  // What was sent without an answer is only sent again: it may have taken the last tokens itself.
  const wish = unanswered ? wishOf(unanswered) : draft.value;
  const { payment, faults } = unanswered ? { payment: unanswered, faults: {} } : readPayment(wish, contracts);
  const amount = readTokens(wish.amount) ?? 0;
  const refusal = unanswered ? null : tuitionRefusal({ card, isStudent, available, amount });
  const missing = refusal?.missing ?? 0;
  const obstacle = missing > 0 ? null : obstacleOf(refusal, writeObstacle);

  function ask(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setTried(true);
    if (payment && missing === 0) {
      if (!unanswered) reset();
      setAsked(true);
      return;
    }
    const field = event.currentTarget.elements.namedItem(firstFault(faults));
    if (field instanceof HTMLElement) field.focus();
  }

  async function confirm() {
    const order = payment && card && (await pay(payment, card.id));
    if (!order) return;
    draft.drop();
    showToast({ message: t('tuition.done', { sum: tokenText(order.price ?? amount) }) });
    navigate(orderPath(order.id), { replace: true });
  }

  const failure = (
    <TuitionFailure
      error={error}
      isUnanswered={unanswered !== null}
      isOnline={writeObstacle !== 'offline'}
      missing={missing}
    />
  );
  const hasFailed = !isRunning && (error !== undefined || unanswered !== null || writeObstacle === 'offline');
  return (
    <form className={styles.form} onSubmit={ask} noValidate>
      <Panel>
        <TuitionFields
          wish={wish}
          onChange={draft.edit}
          contracts={contracts}
          faults={isTried ? faults : {}}
          missing={missing}
          isFixed={unanswered !== null}
        />
      </Panel>
      <div className={styles.sums}>
        <TuitionSums available={available} amount={amount} />
        <Button type="submit" wide disabled={obstacle !== null} aria-describedby={noteId}>
          {t(unanswered ? 'tuition.confirm.retry' : 'tuition.action')}
        </Button>
        <p className={styles.note} id={noteId} aria-live="polite">
          {obstacle ? <Refusal {...obstacle} /> : unanswered ? failure : t('tuition.rule')}
        </p>
      </div>
      {isAsked && payment && (
        <TuitionDialog
          payment={payment}
          available={available}
          busy={isRunning}
          error={hasFailed && failure}
          isUnanswered={unanswered !== null}
          onConfirm={() => void confirm()}
          onCancel={() => setAsked(false)}
        />
      )}
    </form>
  );
}
