import { type ReactNode, type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldPath, FieldValues, PathValue } from 'react-hook-form';
import type { Failure } from '../LoadFailure.tsx';
import type { SchemaForm } from './useSchemaForm.ts';

/** The service rejected the values of the named fields. Without fields, the page shows the reason. */
export class FormRefusal extends Error {
  override readonly name = 'FormRefusal';
  /** Messages by field name: keys of the namespace `form`, or texts of the service. */
  readonly fields: Readonly<Record<string, string>>;

  constructor(fields: Readonly<Record<string, string>> = {}) {
    super(Object.keys(fields).join());
    this.fields = fields;
  }
}

/** Another person has saved other values since the form opened. */
export class FormConflict<Values> extends Error {
  override readonly name = 'FormConflict';
  /** The current values, with their `version` if it is a value of the form. */
  readonly values: Values;

  constructor(values: Values) {
    super();
    this.values = values;
  }
}

export interface FormSending<Values extends FieldValues, Output> {
  form: SchemaForm<Values, Output>;
  /** The reason why the form cannot send now. The form shows it and disables its button. */
  obstacle?: ReactNode;
  /**
   * Sends the output of the schema. A `FormRefusal` shows errors at the fields, and a `Failure` shows an
   * error at the form. A `FormConflict` shows both values and asks which one to keep.
   */
  onSubmit(output: Output): Promise<unknown>;
  /** The issues of fields, by the `errorCode` of a refusal that belongs to them: `{ past_day: { date: 'past' } }`. */
  refusals?: Readonly<Record<string, FormRefusal['fields']>> | undefined;
  /** Returns the values in one line, for a conflict. */
  summary?: ((values: Values) => string) | undefined;
  /** Called after the submit. The draft is already deleted. */
  onSent?: ((output: Output) => void) | undefined;
  /** Called after the change of a value. Messages about the last submit are then outdated. */
  onEdit?: (() => void) | undefined;
}

/** Sends a form once at a time. The next change clears the messages about the last submit. */
export function useFormSending<Values extends FieldValues, Output>({
  form,
  ...handlers
}: FormSending<Values, Output>) {
  const [failure, setFailure] = useState<Failure | null>(null);
  const [conflict, setConflict] = useState<Values | null>(null);
  const isSending = useRef(false);

  const edit = useEffectEvent((errors: object) => {
    if (isSending.current) return;
    setFailure(null);
    form.clearErrors('root');
    handlers.onEdit?.();
    // A rule about two fields: the change may have made the other field valid.
    const wrong = Object.entries(errors).filter(([, error]) => error?.type !== 'server');
    if (wrong.length > 0) void form.trigger(wrong.map(([name]) => name as FieldPath<Values>));
  });
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true, errors: true },
        callback: ({ type, errors }) => type === 'change' && edit(errors ?? {}),
      }),
    [form],
  );

  /** @returns whether the service accepted the values */
  async function send(output: Output): Promise<boolean> {
    try {
      await handlers.onSubmit(output);
      return true;
    } catch (error) {
      const fields = refusedFields(error, handlers.refusals);
      if (fields) {
        for (const [name, message] of Object.entries(fields))
          form.setError(name as FieldPath<Values>, { type: 'server', message });
      } else if (error instanceof FormConflict) setConflict(error.values);
      else if (isFailure(error)) setFailure(error);
      else throw error;
      form.setError('root', { type: 'server' });
      return false;
    }
  }

  /** Takes over the other values, or only their version, so that the own values can be sent. */
  function settle(values: FieldValues) {
    for (const [name, value] of Object.entries(values))
      form.setValue(name as FieldPath<Values>, value as PathValue<Values, FieldPath<Values>>, {
        shouldValidate: true,
      });
    form.clearErrors('root');
    setConflict(null);
  }

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    if (isSending.current || handlers.obstacle) return;
    isSending.current = true;
    setFailure(null);
    let sent: { output: Output } | null = null;
    try {
      sent =
        (await form.handleSubmit(async (output) => ((await send(output)) ? { output } : null))(event)) ??
        null;
    } finally {
      isSending.current = false;
    }
    // Call it after the library's own state update. The draft is already deleted.
    if (sent) handlers.onSent?.(sent.output);
  }

  return { failure, conflict, settle, onSubmit: (event: SubmitEvent) => void submit(event) };
}

function refusedFields(error: unknown, refusals: FormSending<FieldValues, unknown>['refusals']) {
  if (error instanceof FormRefusal) return error.fields;
  return isFailure(error) ? refusals?.[error.code ?? ''] : undefined;
}

function isFailure(error: unknown): error is Failure {
  return error instanceof Error && 'kind' in error;
}
