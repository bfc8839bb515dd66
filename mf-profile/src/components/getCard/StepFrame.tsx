import type { CardStep, GetCardValues } from '@cabinet/domain/forms/getCard';
import { Form, type SchemaForm } from '@cabinet/ui/form';
import { type ReactNode, useEffect, useRef } from 'react';
import { StepActions } from './StepActions.tsx';
import styles from './StepFrame.module.css';
import { StepHead } from './StepHead.tsx';

interface StepFrameProps {
  form: SchemaForm<GetCardValues, object>;
  step: CardStep;
  /** A problem with the whole form, above the fields. */
  notice?: ReactNode;
  children: ReactNode;
  /** The reason why the last step cannot be sent now. */
  obstacle: string | null;
  onBack: () => void;
  /** Called when the answers of this step are valid. */
  onNext: () => Promise<void>;
  onEdit: () => void;
}

/** The frame of one step of the form, with the buttons. */
export function StepFrame({ form, step, notice, children, obstacle, ...on }: StepFrameProps) {
  const element = useRef<HTMLFormElement>(null);
  useFocusOnNext(element, step);
  return (
    <Form
      ref={element}
      className={styles.form}
      form={form}
      obstacle={obstacle}
      onSubmit={on.onNext}
      onEdit={on.onEdit}
      // Reset the submit state, so that the next step shows no errors yet.
      onSent={() => form.reset(undefined, { keepValues: true })}
    >
      <StepHead step={step} />
      {notice}
      <div className={styles.fields}>{children}</div>
      <StepActions step={step} obstacle={obstacle} onBack={on.onBack} />
    </Form>
  );
}

/** Moves the focus to the heading of the new step. */
function useFocusOnNext(form: { current: HTMLFormElement | null }, step: CardStep) {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) form.current?.querySelector('h1')?.focus();
    shown.current = step;
  }, [form, step]);
}
