import type { Invitation } from '@cabinet/contracts/invitations';
import { COMMENT_LENGTH } from '@cabinet/contracts/text';
import { reasonRefusal } from '@cabinet/domain/fields';
import { useFormats } from '@cabinet/i18n';
import { contactAtom, showToast, useDraft, writeObstacleAtom } from '@cabinet/state';
import { ConfirmDialog, TextArea, WriteFailure } from '@cabinet/ui';
import { Trans } from '@cabinet/ui/later';
import { useAtomValue } from 'jotai';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useStatusText } from '../../components/useStatusText.ts';
import { useAskManager } from '../../data/useAskManager.ts';
import { elsewhere } from '../../paths.ts';

interface QuestionDialogProps {
  invitation: Invitation;
  onClose(): void;
}

/** A question to the personal manager about an invitation: it is asked already, and can be changed. */
export function QuestionDialog({ invitation, onClose }: QuestionDialogProps) {
  const { t } = useTranslation('mf-invites-later');
  const { id } = invitation;
  const manager = useAtomValue(contactAtom)?.manager;
  const obstacle = useAtomValue(writeObstacleAtom);
  const question = useDraft(`question-${id}`, useFirstQuestion(invitation));
  const { ask, isRunning, error, unanswered, reset } = useAskManager(id);
  const field = useRef<HTMLTextAreaElement>(null);
  const fault = reasonRefusal(question.value);

  async function send() {
    if (obstacle) return;
    if (fault) return field.current?.focus();
    await ask(question.value.trim());
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
      text={
        <Trans
          t={t}
          i18nKey={manager ? 'question.text' : 'question.textPlain'}
          values={{ name: manager?.name }}
          components={{ answers: <Link to={elsewhere.questions} /> }}
        />
      }
      confirmText={t('question.send')}
      onConfirm={() => void send().catch(() => {})}
      onCancel={onClose}
      busy={isRunning}
      error={obstacle ? t(`obstacle.${obstacle}`) : error && <WriteFailure error={error} />}
    >
      <TextArea
        ref={field}
        label={t('question.label')}
        error={fault && t(`question.fault.${fault}`, { count: COMMENT_LENGTH })}
        value={question.value}
        readOnly={obstacle === 'view-as'}
        onChange={(event) => edit(event.target.value)}
      />
    </ConfirmDialog>
  );
}

/** What is most likely asked, in the language of whoever asks. */
function useFirstQuestion(invitation: Invitation): string {
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
