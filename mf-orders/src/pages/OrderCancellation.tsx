import type { Order } from '@cabinet/contracts/orders';
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
  /** Called after sending, when the dialog and the button for the focus have disappeared. */
  onDone(): void;
}

/** The cancellation of an order: its rule, the form for the reason, and the result. */
export function OrderCancellation({ order, onDone }: OrderCancellationProps) {
  const { t } = useTranslation('mf-orders-later');
  const writeObstacle = useAtomValue(writeObstacleAtom);
  const dialog = useAddressedDialog('cancel', order.id);
  const { cancel, isSent, error, moved, reset } = useCancelOrder(order);
  const obstacle = cancelObstacle(order, { isSent, writeObstacle });
  const isOffline = obstacle === 'offline';
  // Keep the dialog open after a refusal, although the order on screen is up to date, and without a network.
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
