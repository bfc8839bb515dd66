import { PipelineBar } from '@cabinet/ui/PipelineBar';
import { useTranslation } from 'react-i18next';

export function Invitations() {
  const { t } = useTranslation('documentation');
  return (
    <PipelineBar
      parts={[
        { id: 'sent', label: t('words.sent'), count: 2, tone: 'mute' },
        { id: 'review', label: t('words.review'), count: 1, tone: 'ring2' },
        { id: 'working', label: t('words.working'), count: 3, tone: 'accent' },
        { id: 'waiting', label: t('words.waiting'), count: 1, tone: 'ring3' },
        { id: 'paid', label: t('words.paid'), count: 5, tone: 'primary' },
      ]}
    />
  );
}

export function Nothing() {
  const { t } = useTranslation('documentation');
  return <PipelineBar parts={[{ id: 'sent', label: t('words.sent'), count: 0, tone: 'mute' }]} />;
}
