import { Radio } from '@cabinet/ui/Radio';
import { useTranslation } from 'react-i18next';
import layout from './layout.module.css';

export function Question() {
  const { t } = useTranslation('documentation');
  return (
    <fieldset className={layout.narrow}>
      <legend>{t('words.gender')}</legend>
      <Radio name="gender" value="f" defaultChecked>
        {t('words.female')}
      </Radio>
      <Radio name="gender" value="m">
        {t('words.male')}
      </Radio>
      <Radio name="gender" value="-" disabled>
        {t('words.unsaid')}
      </Radio>
    </fieldset>
  );
}
