import { AppHint } from '@cabinet/ui/AppHint';
import { Tokens } from '@cabinet/ui/Tokens';
import { useTranslation } from 'react-i18next';
import layout from './layout.module.css';

export function Level() {
  const { t } = useTranslation('documentation');
  return (
    <div className={layout.column}>
      <AppHint label={t('words.whatIsLevel')} text={t('words.levelText')}>
        {t('words.goodFriend')}
      </AppHint>
      <AppHint label={t('words.whatIsToken')} text={t('words.tokenAnswer')}>
        <Tokens amount={12450} size="lg" />
      </AppHint>
    </div>
  );
}
