import type { Invitation } from '@cabinet/contracts/invitations';
import { questionFormSchema } from '@cabinet/domain/forms/question';
import { contactAtom, useFormDraft, useFormWrite } from '@cabinet/state';
import { QuestionDialog, useSchemaForm } from '@cabinet/ui/form';
import { Trans } from '@cabinet/ui/later';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFirstQuestion } from '../../components/useFirstQuestion.ts';
import { useAskManager } from '../../data/useAskManager.ts';
import { elsewhere } from '../../paths.ts';

interface InvitationQuestionProps {
  invitation: Invitation;
  onClose(): void;
}

/** A question to the personal manager about an invitation. The text is prefilled. */
export function InvitationQuestion({ invitation, onClose }: InvitationQuestionProps) {
  const { t } = useTranslation('mf-invites-later');
  const manager = useAtomValue(contactAtom)?.manager;
  const form = useSchemaForm(questionFormSchema, { comment: useFirstQuestion(invitation) });
  useFormDraft(form, `question-${invitation.id}`);
  const write = useFormWrite(useAskManager(invitation.id), {
    reason: (obstacle) => t(`obstacle.${obstacle}`),
    done: t('question.done'),
    onDone: onClose,
  });

  return (
    <QuestionDialog
      title={t('question.title')}
      text={
        <Trans
          t={t}
          i18nKey={manager ? 'question.text' : 'question.textPlain'}
          values={{ name: manager?.name }}
          components={{ answers: <Link to={elsewhere.questions} /> }}
        />
      }
      label={t('question.label')}
      confirmText={t('question.send')}
      form={form}
      onClose={onClose}
      {...write}
    />
  );
}
