import { ProgressLoad } from '@cabinet/ui/ProgressLoad';
import { useTranslation } from 'react-i18next';
import layout from './layout.module.css';

export function Percent() {
  const { t } = useTranslation('documentation');
  return (
    <div className={layout.form}>
      <ProgressLoad label={t('words.uploading')} value={64} />
    </div>
  );
}

export function InWords() {
  const { t } = useTranslation('documentation');
  return (
    <div className={layout.form}>
      <ProgressLoad label={t('words.uploading')} value={2} max={5} text={t('words.megabytes')} />
    </div>
  );
}
