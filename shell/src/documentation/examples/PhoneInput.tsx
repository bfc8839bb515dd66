import { PhoneInput } from '@cabinet/ui/PhoneInput';
import { PhoneText } from '@cabinet/ui/PhoneText';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import layout from './layout.module.css';

export function Phone() {
  const { t } = useTranslation('documentation');
  const [phone, setPhone] = useState('+79161234567');
  return (
    <div className={layout.form}>
      <PhoneInput label={t('words.phone')} hint={t('words.phoneHint')} value={phone} onChange={setPhone} />
    </div>
  );
}

export function OtherCountry() {
  const { t } = useTranslation('documentation');
  const [phone, setPhone] = useState('');
  return (
    <div className={layout.form}>
      <PhoneInput label={t('words.phone')} defaultCountry="uz" value={phone} onChange={setPhone} />
    </div>
  );
}

export function States() {
  const { t } = useTranslation('documentation');
  const [phone, setPhone] = useState('+99890123');
  return (
    <div className={layout.form}>
      <PhoneInput label={t('words.phone')} error={t('words.badPhone')} value={phone} onChange={setPhone} />
      <PhoneInput label={t('words.phone')} disabled value="+79161234567" onChange={setPhone} />
    </div>
  );
}

export function Text() {
  return (
    <p>
      <PhoneText phone="+998901234567" />
    </p>
  );
}
