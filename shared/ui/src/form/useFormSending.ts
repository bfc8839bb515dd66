import { type ReactNode, type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldPath, FieldValues, PathValue } from 'react-hook-form';
import type { Failure } from '../LoadFailure.tsx';
import type { SchemaForm } from './useSchemaForm.ts';

/** A sending that was refused for what the named fields hold. Without fields, the page says why. */
export class FormRefusal extends Error {
  override readonly name = 'FormRefusal';
  /** Messages by the names of the fields: keys of the namespace `form`, or texts of the service. */
  readonly fields: Readonly<Record<string, string>>;

  constructor(fields: Readonly<Record<string, string>> = {}) {
    super(Object.keys(fields).join());
    this.fields = fields;
  }
}

/** A sending that came second: somebody else has saved other values since the form was opened. */
export class FormConflict<Values> extends Error {
  override readonly name = 'FormConflict';
  /** What stands there now, with its `version` if that is a value of the form. */
  readonly values: Values;

  constructor(values: Values) {
    super();
    this.values = values;
  }
}

export interface FormSending<Values extends FieldValues, Output> {
  form: SchemaForm<Values, Output>;
  /** Why nothing can be sent now; the form says so, and its button is disabled. */
  obstacle?: ReactNode;
  /**
   * Sends what the schema made of the values. If it rejects with a `FormRefusal`, the fields say why; if with a
   * `Failure`, the form does; if with a `FormConflict`, the form shows both values and asks which one stays.
   */
  onSubmit(output: Output): Promise<unknown>;
  /** The values in one line, for a conflict. */
  summary?: ((values: Values) => string) | undefined;
  /** The form was sent, and its draft is gone. */
  onSent?: ((output: Output) => void) | undefined;
  /** A value was changed: what was said of the last sending is no longer true. */
  onEdit?: (() => void) | undefined;
}

/** Sends a form once at a time. What it says of a sending goes with the next change. */
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
    // A rule about two fields: the other one may be right now.
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

  /** @returns whether the values were sent */
  async function send(output: Output): Promise<boolean> {
    try {
      await handlers.onSubmit(output);
      return true;
    } catch (error) {
      if (error instanceof FormRefusal) {
        for (const [name, message] of Object.entries(error.fields))
          form.setError(name as FieldPath<Values>, { type: 'server', message });
      } else if (error instanceof FormConflict) setConflict(error.values);
      else if (isFailure(error)) setFailure(error);
      else throw error;
      form.setError('root', { type: 'server' });
      return false;
    }
  }

  /** The other values take the place of the own ones, or only their version does: then the own ones can be sent. */
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
    // Behind what the library tells of the sending: the draft is gone already.
    if (sent) handlers.onSent?.(sent.output);
  }

  return { failure, conflict, settle, onSubmit: (event: SubmitEvent) => void submit(event) };
}

function isFailure(error: unknown): error is Failure {
  return error instanceof Error && 'kind' in error;
}
