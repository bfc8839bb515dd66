import { QrCode } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** Opens the full view of the card. The parent, the card, styles the button. */
export function ShowCardButton({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation('mf-profile');
  return (
    <button type="button" aria-label={t('card.showFull')} onClick={onClick}>
      <QrCode size={18} strokeWidth={1.8} aria-hidden="true" />
      <span>{t('card.show')}</span>
    </button>
  );
}
