import { InfoDialog } from '@cabinet/ui/InfoDialog';
import { useTranslation } from 'react-i18next';

export interface HeaderNoticeProps {
  open: boolean;
  onClose(): void;
}

/**
 * The header's second dialog, for a feature that does not work yet. The cabinet never opens it (§2), so only
 * this area shows it (R38).
 */
export function HeaderNotice({ open, onClose }: HeaderNoticeProps) {
  const { t } = useTranslation('documentation');
  return (
    <InfoDialog
      open={open}
      onClose={onClose}
      title={t('headerNotice.title')}
      message={t('headerNotice.text')}
    />
  );
}
