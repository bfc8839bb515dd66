import { useFormats } from '@cabinet/i18n/useFormats';
import { Slider } from '@cabinet/ui/Slider';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import layout from './layout.module.css';

export function Sum() {
  const { t } = useTranslation('documentation');
  const { formatRoubles } = useFormats();
  const [price, setPrice] = useState(90_000);
  return (
    <div className={layout.form}>
      <Slider
        label={t('words.semester')}
        hint={t('words.semesterHint')}
        min={30_000}
        max={210_000}
        step={5_000}
        format={formatRoubles}
        marks={[
          { value: 30_000, text: formatRoubles(30_000) },
          { value: 210_000, text: formatRoubles(210_000) },
        ]}
        value={price}
        onChange={setPrice}
      />
    </div>
  );
}

export function States() {
  const { t } = useTranslation('documentation');
  const [share, setShare] = useState(10);
  return (
    <div className={layout.form}>
      <Slider label={t('words.share')} value={share} error={t('words.badShare')} onChange={setShare} />
      <Slider label={t('words.share')} value={40} disabled onChange={setShare} />
    </div>
  );
}
