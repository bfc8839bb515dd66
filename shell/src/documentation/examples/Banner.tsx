import { Banner } from '@cabinet/ui/Banner';
import { Button } from '@cabinet/ui/Button';
import { useTranslation } from 'react-i18next';
import layout from './layout.module.css';

export function Tones() {
  const { t } = useTranslation('documentation');
  const action = (
    <Button size="sm" variant="line">
      {t('words.update')}
    </Button>
  );
  return (
    <div className={layout.list}>
      <Banner action={action}>{t('words.staleText')}</Banner>
      <Banner tone="danger">{t('words.notEnough')}</Banner>
      <Banner tone="info">{t('words.offline')}</Banner>
    </div>
  );
}
