import { Tokens, TokenWord } from '@cabinet/ui/Tokens';
import { useTranslation } from 'react-i18next';
import layout from './layout.module.css';

export function Sizes() {
  return (
    <div className={layout.row}>
      <Tokens amount={12450} />
      <Tokens amount={12450} size="md" />
      <Tokens amount={12450} size="lg" />
      <Tokens amount={12450} size="xl" />
    </div>
  );
}

export function Movements() {
  return (
    <div className={layout.row}>
      <Tokens amount={6400} isSigned size="lg" />
      <Tokens amount={-1890} isSigned size="lg" />
    </div>
  );
}

export function Coins() {
  const { t } = useTranslation('documentation');
  return (
    <TokenWord value="coin">
      <p>
        {t('words.onCard')} <Tokens amount={21} />
      </p>
    </TokenWord>
  );
}
