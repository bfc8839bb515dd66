import { InputCode } from '@cabinet/ui/InputCode';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import layout from './layout.module.css';

export function Code() {
  const { t } = useTranslation('documentation');
  const [code, setCode] = useState('12');
  return (
    <div className={layout.column}>
      <InputCode label={t('words.code')} hint={t('words.codeHint')} value={code} onChange={setCode} />
    </div>
  );
}

export function Refused() {
  const { t } = useTranslation('documentation');
  const [code, setCode] = useState('4071');
  return (
    <div className={layout.column}>
      <InputCode
        label={t('words.code')}
        length={4}
        error={code.length === 4 ? t('words.badCode') : null}
        value={code}
        onChange={setCode}
      />
    </div>
  );
}

export function Checked() {
  const { t } = useTranslation('documentation');
  return (
    <div className={layout.column}>
      <InputCode label={t('words.code')} length={4} value="4071" busy onChange={() => {}} />
    </div>
  );
}
