import type { Invitation } from '@cabinet/contracts/invitations';
import { useFormats } from '@cabinet/i18n';
import { useTranslation } from 'react-i18next';
import { useStatusText } from './useStatusText.ts';

/** The most likely question, in the interface language. */
export function useFirstQuestion(invitation: Invitation): string {
  const { t } = useTranslation('mf-invites-later');
  const { formatDate } = useFormats();
  const statusText = useStatusText();
  const { name, changedAt, date } = invitation;
  return t('question.first', {
    name,
    status: statusText(invitation),
    date: formatDate(changedAt ?? date),
  });
}
