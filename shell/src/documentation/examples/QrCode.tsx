import { QrCode } from '@cabinet/ui/QrCode';
import { useTranslation } from 'react-i18next';
import layout from './layout.module.css';

export function ReferralLink() {
  const { t } = useTranslation('documentation');
  return (
    <div className={layout.square}>
      <QrCode value="https://friends.example/?ref=5f2a9c" label={t('words.link')} />
    </div>
  );
}
