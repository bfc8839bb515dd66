import { ConfirmDialog, type ConfirmDialogProps } from '@cabinet/ui';
import { useTranslation } from 'react-i18next';

/** The final confirmation before the participant leaves the programme. */
export function LeaveQuestion(
  props: Pick<ConfirmDialogProps, 'open' | 'busy' | 'error' | 'isDisabled' | 'onConfirm' | 'onCancel'>,
) {
  const { t } = useTranslation('mf-profile-later');
  return (
    <ConfirmDialog
      {...props}
      isDangerous
      title={t('privacy.leave.sure')}
      text={t('privacy.leave.sureText')}
      confirmText={t('privacy.leave.confirm')}
      cancelText={t('privacy.leave.stay')}
    />
  );
}
