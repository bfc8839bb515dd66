import type { Order } from '@cabinet/contracts/loyalty';
import { COMMENT_LENGTH } from '@cabinet/contracts/text';
import { reasonRefusal } from '@cabinet/domain/fields';
import { ConfirmDialog, TextArea, Tokens } from '@cabinet/ui';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

export interface CancelDialogProps {
  order: Order;
  open: boolean;
  /** The request is under way. */
  busy: boolean;
  /** Why the last try did not work. */
  error: ReactNode;
  /** Stays through a failure and a closed dialog. */
  reason: string;
  onReason(reason: string): void;
  /** Gets a reason that can be sent. */
  onConfirm(reason: string): void;
  onClose(): void;
}

/** Asks for the reason and says what comes back. */
export function CancelDialog({ order, reason, onReason, onConfirm, onClose, ...dialog }: CancelDialogProps) {
  const { t } = useTranslation('mf-orders');
  const [isTried, setTried] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const fault = reasonRefusal(reason);

  function confirm() {
    setTried(true);
    if (fault) field.current?.focus();
    else onConfirm(reason.trim());
  }

  return (
    <ConfirmDialog
      {...dialog}
      isDangerous
      title={t('cancel.title', { number: order.number })}
      text={
        order.price !== null && (
          <>
            {t('cancel.comesBack')} <Tokens amount={order.price} />
          </>
        )
      }
      confirmText={t('cancel.action')}
      cancelText={t('cancel.keep')}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <TextArea
        ref={field}
        label={t('cancel.reason')}
        hint={t('cancel.hint')}
        error={isTried && fault ? t(`cancel.fault.${fault}`, { count: COMMENT_LENGTH }) : null}
        value={reason}
        required
        onChange={(event) => onReason(event.target.value)}
      />
    </ConfirmDialog>
  );
}
