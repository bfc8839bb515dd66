import { Hint } from '@cabinet/ui/Hint';
import { useTranslation } from 'react-i18next';

export function InText() {
  const { t } = useTranslation('documentation');
  return (
    <p>
      {t('words.share')} <Hint label={t('words.whatIsLevel')}>{t('words.levelText')}</Hint>
    </p>
  );
}
