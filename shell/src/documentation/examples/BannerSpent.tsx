import { BannerSpent } from '@cabinet/ui/BannerSpent';
import { Button } from '@cabinet/ui/Button';
import { useTranslation } from 'react-i18next';
import layout from './layout.module.css';

export function Tuition() {
  const { t } = useTranslation('documentation');
  return (
    <div className={layout.form}>
      <BannerSpent
        title={t('words.spentOnTuition')}
        spent={32_400}
        total={90_000}
        note={t('words.until')}
        action={
          <Button size="sm" variant="line">
            {t('words.more')}
          </Button>
        }
      />
    </div>
  );
}

export function Full() {
  const { t } = useTranslation('documentation');
  return (
    <div className={layout.form}>
      <BannerSpent title={t('words.spentOnTuition')} spent={90_000} total={90_000} />
    </div>
  );
}
