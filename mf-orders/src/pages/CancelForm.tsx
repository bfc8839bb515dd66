import type { Order } from '@cabinet/contracts/orders';
import { cancelFormSchema } from '@cabinet/domain/forms/cancel';
import { useFormDraft } from '@cabinet/state';
import { type Failure, Tokens } from '@cabinet/ui';
import { FormDialog, TextAreaFormField, useSchemaForm } from '@cabinet/ui/form';
import { useTranslation } from 'react-i18next';
import { CancelFailure } from '../components/CancelFailure.tsx';

export interface CancelFormProps {
  order: Order;
  isOffline: boolean;
  /** The error of the last try. */
  error: Failure | undefined;
  /** The current order, if the manager has changed it meanwhile. */
  moved: Order | null;
  onCancel(reason: string): Promise<unknown>;
  onSent(): void;
  onEdit(): void;
  onClose(): void;
}

/** The form asks for the reason and names the refund. The reason survives a failure and a closed dialog. */
export function CancelForm({ order, isOffline, error, moved, onCancel, ...handlers }: CancelFormProps) {
  const { t } = useTranslation('mf-orders-later');
  const form = useSchemaForm(cancelFormSchema, { reason: '' });
  useFormDraft(form, `cancel-${order.id}`);
  return (
    <FormDialog
      {...handlers}
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
      form={form}
      obstacle={isOffline ? t('cancel.rule.offline') : null}
      error={isOffline ? undefined : error && <CancelFailure error={error} moved={moved} />}
      onSubmit={({ reason }) => onCancel(reason)}
    >
      <TextAreaFormField
        control={form.control}
        name="reason"
        label={t('cancel.reason')}
        hint={t('cancel.hint')}
      />
    </FormDialog>
  );
}
