import { Progress } from '@cabinet/ui/Progress';
import { useTranslation } from 'react-i18next';
import layout from './layout.module.css';

export function Bar() {
  const { t } = useTranslation('documentation');
  return (
    <div className={layout.form}>
      <Progress label={t('words.goal')} value={12_450} max={27_900} />
    </div>
  );
}

export function Steps() {
  const { t } = useTranslation('documentation');
  return (
    <div className={layout.form}>
      <Progress label={t('words.step', { number: 2, count: 3 })} value={2} max={3} isSegmented />
    </div>
  );
}
