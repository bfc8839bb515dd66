import type { EmailScreen } from '@cabinet/domain/emailScreen';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Emails } from './EmailBanner.tsx';
import { YellowDialog } from './YellowDialog.tsx';

export interface EmailDialogProps {
  name: NonNullable<EmailScreen['modal']>;
  emails: Emails;
  onClose(): void;
}

/** §4 Modals: the change is complete, or blocked while a manager makes it. */
export function EmailDialog({ name, emails, onClose }: EmailDialogProps) {
  const { t } = useTranslation('email');
  const navigate = useNavigate();
  return (
    <YellowDialog
      title={t(`modal.${name}.title`)}
      message={t(`modal.${name}.text`, emails)}
      activeButton={t(`modal.${name}.action`)}
      onActiveButton={() => navigate(name === 'completed' ? '/email-change' : '/support')}
      onClose={onClose}
    />
  );
}
