import { Letterhead } from '@cabinet/ui/Letterhead';
import { EmptyRings, LinkingRings, Logo, TokenSign } from '@cabinet/ui/Rings';
import { useTranslation } from 'react-i18next';
import layout from './layout.module.css';

export function Signs() {
  return (
    <div className={layout.row}>
      <Logo />
      <TokenSign />
    </div>
  );
}

export function Pictures() {
  return (
    <div className={layout.row}>
      <EmptyRings />
      <LinkingRings />
    </div>
  );
}

export function OnPaper() {
  const { t } = useTranslation('documentation');
  return (
    <div className={layout.paper}>
      <Letterhead name={t('words.university')} address={t('words.campus')} />
    </div>
  );
}
