import { Checkbox } from '@cabinet/ui/Checkbox';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import layout from './layout.module.css';

export function Choices() {
  const { t } = useTranslation('documentation');
  return (
    <fieldset className={layout.narrow}>
      <legend>{t('words.category')}</legend>
      <Checkbox defaultChecked count={12}>
        {t('words.clothes')}
      </Checkbox>
      <Checkbox count={18}>{t('words.gadgets')}</Checkbox>
      <Checkbox count={0} disabled>
        {t('words.home')}
      </Checkbox>
    </fieldset>
  );
}

export function Consent() {
  const { t } = useTranslation('documentation');
  return (
    <div className={layout.list}>
      <Checkbox error={t('words.required')}>
        {t('words.agree')} <Link to="/rules">{t('words.terms')}</Link>
      </Checkbox>
      <Checkbox defaultChecked hint={t('words.newsHint')}>
        {t('words.news')}
      </Checkbox>
    </div>
  );
}
