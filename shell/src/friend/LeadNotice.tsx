import { Alert } from '@cabinet/ui/Alert';
import { useTranslation } from 'react-i18next';
import type { LeadFailure } from './useFriendLead.ts';

/** Shows at the top of the form why the service rejected it, in the words of §8. */
export function LeadNotice({ failure }: { failure: LeadFailure }) {
  const { t } = useTranslation('friend');
  if (failure.name === 'unanswered')
    return (
      <Alert tone="danger" title={t('notice.unanswered')}>
        {t('notice.unansweredText')}
      </Alert>
    );
  const reason = failure.name === 'spam' ? t('shell:leadSpam') : failure.text;
  return (
    <Alert tone="danger" title={reason ?? t('shell:error')}>
      {t('notice.kept')}
    </Alert>
  );
}
