import { Part } from '@cabinet/ui';
import type { HomeDialogProps } from '../useHomeDialog.ts';

// With the fields of a form, which most dialogs do not need.
const loadForm = () => import('./QuestionForm.tsx');

/** A question to the personal manager. */
export function QuestionDialog({ onClose }: HomeDialogProps) {
  return (
    <Part load={loadForm} meanwhile={null}>
      {({ QuestionForm }) => <QuestionForm onClose={onClose} />}
    </Part>
  );
}
