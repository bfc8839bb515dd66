import type { Order } from '@cabinet/contracts/loyalty';
import { showToast, useDraft, writeObstacleAtom } from '@cabinet/state';
import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CancelDialog } from '../components/CancelDialog.tsx';
import { CancelFailure } from '../components/CancelFailure.tsx';
import { CancelOrder } from '../components/CancelOrder.tsx';
import { useAddressedDialog } from '../components/useAddressedDialog.ts';
import { useCancelOrder } from '../data/useCancelOrder.ts';
import { cancelObstacle } from '../domain/cancelRule.ts';

export interface OrderCancellationProps {
  order: Order;
  /** It was sent and the dialog is gone, and with it the button that the focus would go back to. */
  onDone(): void;
}

/** Cancelling an order: its rule, the question for the reason, what came of it. */
export function OrderCancellation({ order, onDone }: OrderCancellationProps) {
  const { t } = useTranslation('mf-orders');
  const writeObstacle = useAtomValue(writeObstacleAtom);
  const dialog = useAddressedDialog('cancel', order.id);
  const { cancel, isSent, isRunning, error, isUnsettled, reset } = useCancelOrder(order.id);
  const reason = useDraft(`cancel-${order.id}`, '');
  const obstacle = cancelObstacle(order, { isSent, writeObstacle });
  const isOffline = obstacle === 'offline';
  const [isDone, setDone] = useState(false);
  const done = useEffectEvent(onDone);

  useEffect(() => {
    if (isDone && !dialog.isOpen) done();
  }, [isDone, dialog.isOpen]);

  async function send(text: string) {
    if (!(await cancel(text))) return;
    reason.drop();
    showToast({ message: t('cancel.done') });
    setDone(true);
    dialog.close();
  }

  /** What was wrong with the last try is no longer true. */
  function edit(text: string) {
    reason.edit(text);
    if (isUnsettled) reset();
  }

  function close() {
    reset();
    dialog.close();
  }

  return (
    <>
      <CancelOrder order={order} obstacle={obstacle} onCancel={dialog.open} />
      <CancelDialog
        order={order}
        // A refusal stays readable although the order on screen has caught up with it, a reason without a network.
        open={dialog.isOpen && (obstacle === null || isOffline || error !== undefined)}
        busy={isRunning}
        error={isOffline ? t('cancel.rule.offline') : error && <CancelFailure error={error} />}
        reason={reason.value}
        onReason={edit}
        onConfirm={send}
        onClose={close}
      />
    </>
  );
}
