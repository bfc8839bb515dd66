import { Part } from '@cabinet/ui';
import type { HomeDialogProps } from '../../data/useHomeDialog.ts';

// The form loads later with its fields, which most dialogs do not need.
const loadForm = () => import('./QuestionForm.tsx');

/** The dialog for a question to the manager. */
export function QuestionDialog({ onClose }: HomeDialogProps) {
  return (
    <Part load={loadForm} meanwhile={null}>
      {({ QuestionForm }) => <QuestionForm onClose={onClose} />}
    </Part>
  );
}
