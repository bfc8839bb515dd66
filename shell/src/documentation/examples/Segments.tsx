import { Segments } from '@cabinet/ui/Segments';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

export function Period() {
  const { t } = useTranslation('documentation');
  const [period, setPeriod] = useState('half');
  return (
    <Segments
      label={t('words.period')}
      options={[
        { value: 'month', text: t('words.periods.month') },
        { value: 'half', text: t('words.periods.half') },
        { value: 'year', text: t('words.periods.year') },
      ]}
      value={period}
      onChange={setPeriod}
    />
  );
}
