import { COMMENT_LENGTH } from '@cabinet/contracts/text';
import { reasonRefusal } from '@cabinet/domain/fields';
import { contactAtom, showToast, useDraft, writeObstacleAtom } from '@cabinet/state';
import { ConfirmDialog, LoadFailure, Skeleton, TextArea, WriteFailure } from '@cabinet/ui';
import { useAtomValue } from 'jotai';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ManagerRequestList } from '../../components/ManagerRequestList.tsx';
import { useAskManager } from '../../data/useAskManager.ts';
import { useManagerRequests } from '../../data/useManagerRequests.ts';
import type { HomeDialogProps } from '../useHomeDialog.ts';

/** A question to the personal manager, above those that were asked before. */
export function QuestionDialog({ onClose }: HomeDialogProps) {
  const { t } = useTranslation('mf-profile-later');
  const manager = useAtomValue(contactAtom)?.manager;
  const obstacle = useAtomValue(writeObstacleAtom);
  const question = useDraft('question', '');
  const { run, isRunning, error, unanswered, reset } = useAskManager();
  const [isTried, setTried] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const fault = reasonRefusal(question.value);

  async function send() {
    setTried(true);
    if (fault) return field.current?.focus();
    await run({ body: { comment: question.value.trim() } });
    question.drop();
    showToast({ message: t('question.done') });
    onClose();
  }

  /** What was wrong with the last try is no longer true. */
  function edit(text: string) {
    question.edit(text);
    if (error || unanswered) reset();
  }

  return (
    <ConfirmDialog
      open
      title={t('question.title')}
      text={manager && t('question.text', { name: manager.name })}
      confirmText={t('question.send')}
      onConfirm={() => !obstacle && send().catch(() => {})}
      onCancel={onClose}
      busy={isRunning}
      error={obstacle ? t(`obstacle.${obstacle}`) : error && <WriteFailure error={error} />}
    >
      <TextArea
        ref={field}
        label={t('question.label')}
        hint={t('question.hint')}
        error={isTried && fault ? t(`question.fault.${fault}`, { count: COMMENT_LENGTH }) : null}
        value={question.value}
        readOnly={obstacle === 'view-as'}
        onChange={(event) => edit(event.target.value)}
      />
      <Asked />
    </ConfirmDialog>
  );
}

/** A failure here takes nothing from the question. */
function Asked() {
  const { t } = useTranslation('mf-profile-later');
  const { requests, error, retry } = useManagerRequests('question');
  if (requests) return <ManagerRequestList title={t('question.asked')} requests={requests} />;
  return error ? <LoadFailure error={error} onRetry={retry} /> : <Skeleton shape="block" height="64px" />;
}
