import { PipelineBar } from '@cabinet/ui/PipelineBar';
import { useTranslation } from 'react-i18next';

export function Invitations() {
  const { t } = useTranslation('documentation');
  return (
    <PipelineBar
      parts={[
        { id: 'sent', label: t('words.sent'), count: 2, step: 'sent' },
        { id: 'review', label: t('words.review'), count: 1, step: 'review' },
        { id: 'working', label: t('words.working'), count: 3, step: 'working' },
        { id: 'waiting', label: t('words.waiting'), count: 1, step: 'waiting' },
        { id: 'paid', label: t('words.paid'), count: 5, step: 'paid' },
      ]}
    />
  );
}
