import { use } from 'react';
import { Button, type ButtonProps } from '../Button.tsx';
import { FormContext } from './formContext.ts';

export type SubmitButtonProps = Omit<ButtonProps, 'type' | 'busy' | 'disabled' | 'onClick'>;

/** Sends the form that it stands in. While something is in the way, it is disabled, and `FormFailure` says why. */
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
