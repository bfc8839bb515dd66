import { Loader } from '@cabinet/ui/Loader';
import { PageLoader } from '@cabinet/ui/PageLoader';
import { useTranslation } from 'react-i18next';
import layout from './layout.module.css';

export function InText() {
  const { t } = useTranslation('documentation');
  return (
    <p>
      {t('words.history')} <Loader label={t('words.historyComes')} />
    </p>
  );
}

export function Page() {
  return (
    <div className={layout.screen}>
      <PageLoader />
    </div>
  );
}
