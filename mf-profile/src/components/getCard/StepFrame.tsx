import type { CardStep, GetCardValues } from '@cabinet/domain/forms/getCard';
import { Form, type SchemaForm } from '@cabinet/ui/form';
import { type ReactNode, useEffect, useRef } from 'react';
import { StepActions } from './StepActions.tsx';
import styles from './StepFrame.module.css';
import { StepHead } from './StepHead.tsx';

interface StepFrameProps {
  form: SchemaForm<GetCardValues, object>;
  step: CardStep;
  /** Above the fields: what stands in the way of the whole form. */
  notice?: ReactNode;
  children: ReactNode;
  /** Why the last step cannot be sent now. */
  obstacle: string | null;
  onBack: () => void;
  /** The answers of this step are right. */
  onNext: () => Promise<void>;
  onEdit: () => void;
}

/** One question of the form with the way on and back. */
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
      // The next question has not been tried yet.
      onSent={() => form.reset(undefined, { keepValues: true })}
    >
      <StepHead step={step} />
      {notice}
      <div className={styles.fields}>{children}</div>
      <StepActions step={step} obstacle={obstacle} onBack={on.onBack} />
    </Form>
  );
}

/** The heading of another question takes the focus. */
function useFocusOnNext(form: { current: HTMLFormElement | null }, step: CardStep) {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) form.current?.querySelector('h1')?.focus();
    shown.current = step;
  }, [form, step]);
}
