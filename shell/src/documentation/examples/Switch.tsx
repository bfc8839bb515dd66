import { Switch } from '@cabinet/ui/Switch';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import layout from './layout.module.css';

export function Settings() {
  const { t } = useTranslation('documentation');
  const [isHidden, setHidden] = useState(true);
  return (
    <div className={layout.form}>
      <Switch
        checked={isHidden}
        hint={t('words.hideHint')}
        onChange={(event) => setHidden(event.target.checked)}
      >
        {t('words.hide')}
      </Switch>
      <Switch>{t('words.news')}</Switch>
      <Switch disabled>{t('words.offline')}</Switch>
    </div>
  );
}
