import { Alert } from '@cabinet/ui/Alert';
import { Button } from '@cabinet/ui/Button';
import { useTranslation } from 'react-i18next';
import layout from './layout.module.css';

export function Tones() {
  const { t } = useTranslation('documentation');
  return (
    <div className={layout.list}>
      <Alert title={t('words.note')}>{t('words.goalText')}</Alert>
      <Alert tone="success" title={t('words.success')}>
        {t('words.linkCopied')}
      </Alert>
      <Alert tone="warning" title={t('words.warning')}>
        {t('words.lastOne')}
      </Alert>
      <Alert tone="danger" title={t('words.error')}>
        {t('words.notEnough')}
      </Alert>
    </div>
  );
}

export function WithAction() {
  const { t } = useTranslation('documentation');
  return (
    <Alert
      tone="warning"
      action={
        <Button size="sm" variant="line">
          {t('words.update')}
        </Button>
      }
    >
      {t('words.staleText')}
    </Alert>
  );
}
