import type { ReactNode } from 'react';
import { FormDialog, type FormDialogProps } from './FormDialog.tsx';
import { TextAreaFormField } from './TextAreaFormField.tsx';

interface Question {
  comment: string;
}

export interface QuestionDialogProps extends Omit<FormDialogProps<Question, Question>, 'children'> {
  /** Names the field. */
  label: string;
  hint?: ReactNode;
  /** Under the field: earlier questions. */
  children?: ReactNode;
}

/** A question to a person, in a dialog. */
export function QuestionDialog({ label, hint, children, ...dialog }: QuestionDialogProps) {
  return (
    <FormDialog {...dialog}>
      <TextAreaFormField control={dialog.form.control} name="comment" label={label} hint={hint} />
      {children}
    </FormDialog>
  );
}
