import { Timeline } from '@cabinet/ui/Timeline';
import { Truck } from 'lucide-react';
import { useTranslation } from 'react-i18next';

export function Row() {
  const { t } = useTranslation('documentation');
  return (
    <Timeline
      label={t('words.way')}
      steps={[
        { id: 'new', title: t('words.steps.new'), note: t('words.dates.june21'), state: 'done' },
        { id: 'buying', title: t('words.steps.buying'), note: t('words.dates.june22'), state: 'done' },
        {
          id: 'delivery',
          title: t('words.steps.delivery'),
          note: t('words.dates.june25'),
          state: 'now',
          icon: <Truck size={18} strokeWidth={1.8} aria-hidden="true" />,
        },
        { id: 'received', title: t('words.steps.received'), state: 'next' },
      ]}
    />
  );
}

export function Column() {
  const { t } = useTranslation('documentation');
  return (
    <Timeline
      isColumn
      label={t('words.way')}
      steps={[
        { id: 'new', title: t('words.steps.new'), note: t('words.dates.june21'), state: 'done' },
        {
          id: 'cancelled',
          title: t('words.steps.cancelled'),
          note: t('words.dates.june22'),
          state: 'cancelled',
        },
      ]}
    />
  );
}
