import { use } from 'react';
import { Button, type ButtonProps } from '../Button.tsx';
import { FormContext } from './formContext.ts';

export type FormButtonProps = Omit<ButtonProps, 'type'>;

/** Another button than the one that sends: disabled while the form is sent, or while something is in its way. */
export function FormButton({ disabled, ...props }: FormButtonProps) {
  const form = use(FormContext);
  return (
    <Button
      variant="quiet"
      {...props}
      aria-describedby={props['aria-describedby'] ?? form?.noteId}
      disabled={disabled || form?.isSending || Boolean(form?.obstacle)}
    />
  );
}
