import type { TuitionPayment } from '@cabinet/domain/forms/tuition';
import { showToast } from '@cabinet/state';
import { useTokenText } from '@cabinet/ui';
import { useConfirmation } from '@cabinet/ui/form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { orderPath } from '../paths.ts';
import type { TuitionFormState } from './useTuitionForm.ts';

/** The charge warning between submitting and sending a payment, and the move to the resulting order. */
export function useTuitionConfirmation({ pay, reset, isUnanswered }: TuitionFormState) {
  const { t } = useTranslation('mf-orders-later');
  const tokenText = useTokenText();
  const navigate = useNavigate();
  const { about, ask, accept, reject } = useConfirmation<TuitionPayment>();
  return {
    /** The payment in the charge warning. */
    payment: about,
    ask(payment: TuitionPayment) {
      if (!isUnanswered) reset();
      return ask(payment);
    },
    async confirm(payment: TuitionPayment) {
      const order = await pay(payment);
      if (!order) return;
      accept();
      showToast({ message: t('tuition.done', { sum: tokenText(order.price ?? payment.amount) }) });
      navigate(orderPath(order.id), { replace: true });
    },
    cancel: () => reject(),
  };
}
