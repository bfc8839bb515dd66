import { MultiSelect } from '@cabinet/ui/MultiSelect';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import layout from './layout.module.css';

export function Interests() {
  const { t } = useTranslation('documentation');
  const [value, setValue] = useState(['design', 'marketing']);
  return (
    <div className={layout.form}>
      <MultiSelect
        label={t('words.interests')}
        hint={t('words.interestsHint')}
        options={['design', 'marketing', 'media', 'management', 'law', 'it'].map((area) => ({
          value: area,
          text: t(`words.areas.${area}`),
        }))}
        value={value}
        onChange={setValue}
      />
    </div>
  );
}

export function States() {
  const { t } = useTranslation('documentation');
  const [value, setValue] = useState<string[]>([]);
  const options = [
    { value: 'design', text: t('words.areas.design') },
    { value: 'media', text: t('words.areas.media') },
  ];
  return (
    <div className={layout.form}>
      <MultiSelect
        label={t('words.interests')}
        placeholder={t('words.choose')}
        error={value.length > 0 ? null : t('words.required')}
        options={options}
        value={value}
        onChange={setValue}
      />
      <MultiSelect
        label={t('words.interests')}
        disabled
        options={options}
        value={['design']}
        onChange={setValue}
      />
    </div>
  );
}
