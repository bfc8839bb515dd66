import type { EmailScreen } from '@cabinet/domain/emailScreen';
import { EmailBanner, type Emails } from './EmailBanner.tsx';
import { EmailDialog } from './EmailDialog.tsx';

export interface EmailNoticeProps extends Pick<EmailScreen, 'banner' | 'modal'> {
  emails: Emails;
  /** The participant has read the dialog. */
  onClose(): void;
}

/** Shows the banner and the dialog about the e-mail. */
export function EmailNotice({ banner, modal, emails, onClose }: EmailNoticeProps) {
  return (
    <>
      {banner && <EmailBanner name={banner} emails={emails} />}
      {modal && <EmailDialog name={modal} emails={emails} onClose={onClose} />}
    </>
  );
}
