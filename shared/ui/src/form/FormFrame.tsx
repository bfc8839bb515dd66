import { useTranslation } from '@cabinet/i18n/useTranslation';
import {
  type ReactNode,
  type Ref,
  type SubmitEvent,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react';
import { type FieldValues, useFormState } from 'react-hook-form';
import type { Failure } from '../LoadFailure.tsx';
import { Part } from '../Part.tsx';
import { hiddenClass } from '../VisuallyHidden.tsx';
import styles from './Form.module.css';
import { FormContext } from './formContext.ts';
import { useFormWords, useIssueText } from './formWords.ts';
import { useAfterPress } from './useAfterPress.ts';
import type { SchemaForm } from './useSchemaForm.ts';

export interface FormLook {
  /** The values are read-only. */
  isReadOnly?: boolean | undefined;
  /** Messages of this form, by the keys of its schema. Other messages are in the namespace `form`. */
  issues?: Readonly<Record<string, string>> | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLFormElement> | undefined;
  children: ReactNode;
}

// Conflicts are rare, so the view loads on demand.
const loadConflict = () => import('./ConflictNote.tsx');

interface FormFrameProps<Values extends FieldValues, Output> extends FormLook {
  form: SchemaForm<Values, Output>;
  /** Names the form. A form without a name is not a landmark. */
  label?: string | undefined;
  obstacle?: ReactNode;
  summary?: ((values: Values) => string) | undefined;
  failure: Failure | null;
  conflict: Values | null;
  settle(values: FieldValues): void;
  onSubmit(event: SubmitEvent): void;
}

/** The `<form>` and the context for its fields and buttons. */
export function FormFrame<Values extends FieldValues, Output>({
  form,
  obstacle,
  isReadOnly = false,
  failure,
  conflict,
  summary,
  issues,
  ...props
}: FormFrameProps<Values, Output>) {
  useFormWords();
  const element = useRef<HTMLFormElement>(null);
  useImperativeHandle(props.ref, () => element.current as HTMLFormElement);
  const noteId = useId();
  const afterPress = useAfterPress();
  const issueText = useIssueText(issues);
  const { isSubmitting, submitCount, errors } = useFormState({ control: form.control });
  const wrong = Object.keys(errors).filter((name) => name !== 'root');

  // Focus after the render of all fields, so that a screen reader announces the message with its field.
  useLayoutEffect(() => {
    const focusWrong = () => element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    if (submitCount > 0) void Promise.resolve().then(focusWrong);
  }, [submitCount]);

  function keep() {
    props.settle({ version: conflict?.version });
    element.current?.requestSubmit();
  }

  function take() {
    if (conflict) props.settle(conflict);
    element.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  }

  return (
    <FormContext
      value={{ obstacle, isReadOnly, isSending: isSubmitting, failure, noteId, issueText, afterPress }}
    >
      <form
        ref={element}
        className={props.className}
        aria-label={props.label}
        noValidate
        onSubmit={props.onSubmit}
      >
        {conflict && summary && (
          <Part load={loadConflict} meanwhile={null}>
            {({ ConflictNote }) => (
              <ConflictNote
                form={form}
                values={conflict}
                summary={summary}
                isDisabled={Boolean(obstacle)}
                onKeep={keep}
                onTake={take}
              />
            )}
          </Part>
        )}
        {props.children}
        <WrongCount count={submitCount > 0 ? wrong.length : 0} />
      </form>
    </FormContext>
  );
}

/** Announced always, and visible for more than one error. */
function WrongCount({ count }: { count: number }) {
  const { t } = useTranslation('form');
  return (
    <p role="status" className={count > 1 ? styles.wrong : hiddenClass()}>
      {count > 0 && t('wrong', { count })}
    </p>
  );
}
