import { DatePicker } from '@cabinet/ui/DatePicker';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import layout from './layout.module.css';

export function Birthday() {
  const { t } = useTranslation('documentation');
  const [date, setDate] = useState('2004-03-07');
  return (
    <div className={layout.narrow}>
      <DatePicker
        label={t('words.birthday')}
        hint={t('words.birthdayHint')}
        autoComplete="bday"
        min="1926-01-01"
        max="2012-12-31"
        value={date}
        onChange={setDate}
      />
    </div>
  );
}

export function States() {
  const { t } = useTranslation('documentation');
  const [date, setDate] = useState('31.02.');
  return (
    <div className={layout.form}>
      <DatePicker label={t('words.date')} error={t('words.badDate')} value={date} onChange={setDate} />
      <DatePicker label={t('words.date')} disabled value="2024-09-01" onChange={setDate} />
    </div>
  );
}
