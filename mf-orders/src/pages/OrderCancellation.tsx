import type { Order } from '@cabinet/contracts/loyalty';
import { showToast, writeObstacleAtom } from '@cabinet/state';
import { Part } from '@cabinet/ui';
import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CancelOrder } from '../components/CancelOrder.tsx';
import { useAddressedDialog } from '../components/useAddressedDialog.ts';
import { useCancelOrder } from '../data/useCancelOrder.ts';
import { cancelObstacle } from '../domain/cancelRule.ts';

const loadForm = () => import('./CancelForm.tsx');

export interface OrderCancellationProps {
  order: Order;
  /** It was sent and the dialog is gone, and with it the button that the focus would go back to. */
  onDone(): void;
}

/** Cancelling an order: its rule, the question for the reason, what came of it. */
export function OrderCancellation({ order, onDone }: OrderCancellationProps) {
  const { t } = useTranslation('mf-orders-later');
  const writeObstacle = useAtomValue(writeObstacleAtom);
  const dialog = useAddressedDialog('cancel', order.id);
  const { cancel, isSent, error, moved, reset } = useCancelOrder(order);
  const obstacle = cancelObstacle(order, { isSent, writeObstacle });
  const isOffline = obstacle === 'offline';
  // A refusal stays readable although the order on screen has caught up with it, a reason without a network.
  const isOpen = dialog.isOpen && (obstacle === null || isOffline || error !== undefined);
  const [isDone, setDone] = useState(false);
  const done = useEffectEvent(onDone);

  useEffect(() => {
    if (isDone && !dialog.isOpen) done();
  }, [isDone, dialog.isOpen]);

  function finish() {
    showToast({ message: t('cancel.done') });
    setDone(true);
    dialog.close();
  }

  function close() {
    reset();
    dialog.close();
  }

  return (
    <>
      <CancelOrder order={order} obstacle={obstacle} onCancel={dialog.open} />
      {isOpen && (
        <Part load={loadForm} meanwhile={null}>
          {({ CancelForm }) => (
            <CancelForm
              order={order}
              isOffline={isOffline}
              error={error}
              moved={moved}
              onCancel={cancel}
              onSent={finish}
              onEdit={reset}
              onClose={close}
            />
          )}
        </Part>
      )}
    </>
  );
}
