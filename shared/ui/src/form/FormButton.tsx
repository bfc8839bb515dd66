import { use } from 'react';
import { Button, type ButtonProps } from '../Button.tsx';
import { FormContext } from './formContext.ts';

export type FormButtonProps = Omit<ButtonProps, 'type'>;

/** A button other than the submit button. Disabled while the form sends, or while an obstacle exists. */
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
