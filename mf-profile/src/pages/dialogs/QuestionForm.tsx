import { questionFormSchema } from '@cabinet/domain/forms/question';
import { contactAtom, useFormDraft, useFormWrite } from '@cabinet/state';
import { LoadFailure, Skeleton } from '@cabinet/ui';
import { QuestionDialog, useSchemaForm } from '@cabinet/ui/form';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { ManagerRequestList } from '../../components/ManagerRequestList.tsx';
import { useAskManager } from '../../data/useAskManager.ts';
import type { HomeDialogProps } from '../../data/useHomeDialog.ts';
import { useManagerRequests } from '../../data/useManagerRequests.ts';

/** The form for a question to the manager, above the earlier questions. */
export function QuestionForm({ onClose }: HomeDialogProps) {
  const { t } = useTranslation('mf-profile-later');
  const manager = useAtomValue(contactAtom)?.manager;
  const form = useSchemaForm(questionFormSchema, { comment: '' });
  useFormDraft(form, 'question');
  const write = useFormWrite(useAskManager(), {
    reason: (obstacle) => t(`obstacle.${obstacle}`),
    done: t('question.done'),
    onDone: onClose,
  });

  return (
    <QuestionDialog
      title={t('question.title')}
      text={manager && t('question.text', { name: manager.name })}
      label={t('question.label')}
      hint={t('question.hint')}
      confirmText={t('question.send')}
      form={form}
      onClose={onClose}
      {...write}
    >
      <Asked />
    </QuestionDialog>
  );
}

/** A failure of this list does not affect the form. */
function Asked() {
  const { t } = useTranslation('mf-profile-later');
  const { requests, error, retry } = useManagerRequests('question');
  if (requests) return <ManagerRequestList title={t('question.asked')} requests={requests} />;
  return error ? <LoadFailure error={error} onRetry={retry} /> : <Skeleton shape="block" height="64px" />;
}
