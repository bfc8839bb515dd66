import { useRef } from 'react';
import { type FieldValues, useFormState } from 'react-hook-form';
import { ConfirmDialog, type ConfirmDialogProps } from '../ConfirmDialog.tsx';
import { WriteFailure } from '../LoadFailure.tsx';
import { FormFrame, type FormLook } from './FormFrame.tsx';
import { type FormSending, useFormSending } from './useFormSending.ts';

export interface FormDialogProps<Values extends FieldValues, Output>
  extends FormSending<Values, Output>,
    Omit<FormLook, 'ref'>,
    Omit<ConfirmDialogProps, 'open' | 'onConfirm' | 'onCancel' | 'children'> {
  onClose(): void;
}

/** A form in a dialog, whose button sends it. An `error` replaces the service's message. */
export function FormDialog<Values extends FieldValues, Output>({
  className,
  children,
  ...props
}: FormDialogProps<Values, Output>) {
  const {
    form,
    obstacle,
    isReadOnly,
    issues,
    refusals,
    summary,
    onSubmit,
    onSent,
    onEdit,
    onClose,
    ...dialog
  } = props;
  const element = useRef<HTMLFormElement>(null);
  const { onSubmit: submit, ...sending } = useFormSending(props);
  const { isSubmitting } = useFormState({ control: form.control });
  const failure = sending.failure && <WriteFailure error={sending.failure} />;
  return (
    <ConfirmDialog
      {...dialog}
      open
      onConfirm={() => element.current?.requestSubmit()}
      onCancel={onClose}
      busy={isSubmitting || dialog.busy}
      isDisabled={Boolean(obstacle)}
      error={dialog.error === undefined ? obstacle || failure : dialog.error}
    >
      <FormFrame
        ref={element}
        form={form}
        obstacle={obstacle}
        isReadOnly={isReadOnly}
        issues={issues}
        summary={summary}
        className={className}
        {...sending}
        // Enter in a field does the same as the button.
        onSubmit={(event) => (dialog.busy ? event.preventDefault() : submit(event))}
      >
        {children}
      </FormFrame>
    </ConfirmDialog>
  );
}
