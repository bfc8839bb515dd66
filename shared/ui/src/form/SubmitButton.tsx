import { use } from 'react';
import { Button, type ButtonProps } from '../Button.tsx';
import { FormContext } from './formContext.ts';

export type SubmitButtonProps = Omit<ButtonProps, 'type' | 'busy' | 'disabled' | 'onClick'>;

/** Sends its form. An obstacle disables the button, and `FormFailure` shows the reason. */
export function SubmitButton(props: SubmitButtonProps) {
  const form = use(FormContext);
  return (
    <Button
      aria-describedby={form?.noteId}
      {...props}
      type="submit"
      busy={form?.isSending}
      disabled={Boolean(form?.obstacle)}
    />
  );
}
