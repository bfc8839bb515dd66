import { OrderHistory } from '@cabinet/ui/OrderHistory';
import { Truck } from 'lucide-react';
import { useTranslation } from 'react-i18next';

export function OnItsWay() {
  const { t } = useTranslation('documentation');
  return (
    <OrderHistory
      label={t('words.history')}
      entries={[
        { id: 'new', title: t('words.steps.new'), date: '2024-06-21T09:12:00' },
        {
          id: 'buying',
          title: t('words.steps.buying'),
          date: '2024-06-22T14:40:00',
          note: t('words.manager'),
        },
        {
          id: 'delivery',
          title: t('words.steps.delivery'),
          date: '2024-06-25T11:05:00',
          icon: <Truck size={18} strokeWidth={1.8} aria-hidden="true" />,
        },
        { id: 'received', title: t('words.steps.received'), date: null },
      ]}
    />
  );
}

export function Cancelled() {
  const { t } = useTranslation('documentation');
  return (
    <OrderHistory
      label={t('words.history')}
      entries={[
        { id: 'new', title: t('words.steps.new'), date: '2024-06-21T09:12:00' },
        {
          id: 'cancelled',
          title: t('words.steps.cancelled'),
          date: '2024-06-21T18:30:00',
          note: t('words.cancelReason'),
          isCancelled: true,
        },
      ]}
    />
  );
}
