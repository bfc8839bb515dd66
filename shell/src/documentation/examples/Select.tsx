import { Select } from '@cabinet/ui/Select';
import { useTranslation } from 'react-i18next';
import layout from './layout.module.css';

export function Field() {
  const { t } = useTranslation('documentation');
  return (
    <div className={layout.form}>
      <Select label={t('words.brand')} hint={t('words.brandHint')} defaultValue="">
        <option value="">{t('words.allBrands')}</option>
        <option value="rings">{t('words.brands.rings')}</option>
        <option value="north">{t('words.brands.north')}</option>
      </Select>
      <Select label={t('words.gender')} isOptional defaultValue="">
        <option value="" disabled>
          {t('words.choose')}
        </option>
        <option value="f">{t('words.female')}</option>
        <option value="m">{t('words.male')}</option>
      </Select>
    </div>
  );
}

export function Bare() {
  const { t } = useTranslation('documentation');
  return (
    <div className={layout.row}>
      <Select label={t('words.order')} isLabelHidden look="bare" defaultValue="new">
        <option value="new">{t('words.newFirst')}</option>
        <option value="up">{t('words.cheapFirst')}</option>
        <option value="down">{t('words.dearFirst')}</option>
      </Select>
    </div>
  );
}

export function States() {
  const { t } = useTranslation('documentation');
  return (
    <div className={layout.form}>
      <Select label={t('words.gender')} error={t('words.required')} defaultValue="">
        <option value="">{t('words.choose')}</option>
        <option value="f">{t('words.female')}</option>
        <option value="m">{t('words.male')}</option>
      </Select>
      <Select label={t('words.brand')} disabled>
        <option>{t('words.allBrands')}</option>
      </Select>
    </div>
  );
}
