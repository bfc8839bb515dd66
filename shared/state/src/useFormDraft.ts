import { useAtomValue } from 'jotai';
import { useLayoutEffect, useRef } from 'react';
import { draftKey, keepDraft, removeDraft, storedDraft } from './drafts.ts';
import { isViewAsAtom, sessionAtom } from './session.ts';

interface FormDraftOptions {
  /** The form stays filled after the submit. Only `drop` empties it. */
  keepsSent?: boolean;
}

/** The part of a react-hook-form form that a draft needs. */
interface DraftedForm<Values> {
  formState: { defaultValues?: unknown };
  reset(values?: Values, options?: { keepDefaultValues?: boolean }): void;
  subscribe(options: {
    formState: { values: true; isSubmitSuccessful: true };
    callback(state: { values: Values; name?: unknown; type?: unknown; isSubmitSuccessful?: boolean }): void;
  }): unknown;
}

/**
 * Keeps what a participant types into a form. The draft survives a reload, an expired session and the
 * sign-out of a hidden tab. Only the same participant gets it back (R25, SE3). After a submit, the form is
 * empty and the draft is deleted. In view-as, stores no draft. Do not use it for codes.
 * @param name the form and its subject: `purchase-12`
 * @returns `drop`, for a form that ends in another way than its submit
 */
export function useFormDraft<Values extends object>(
  form: DraftedForm<Values>,
  name: string,
  { keepsSent = false }: FormDraftOptions = {},
): { drop(): void } {
  const session = useAtomValue(sessionAtom);
  const isViewAs = useAtomValue(isViewAsAtom);
  const isStarting = session === null;
  const key = session && !isViewAs ? draftKey(session.subject, name) : null;
  const { reset, subscribe, formState } = form;
  const { defaultValues } = formState;

  /** The fields that a person filled before the sign-in ended. No draft can store them yet. */
  const early = useRef<Partial<Values>>({});

  // Before the first paint, and for another participant: discard the visible input.
  useLayoutEffect(() => {
    const typed = early.current;
    early.current = {};
    if (key === null) return reset();
    const draft = { ...storedDraft(key, defaultValues as Values), ...typed };
    if (Object.keys(typed).length > 0) keepDraft(key, draft);
    reset(draft, { keepDefaultValues: true });
  }, [key, reset, defaultValues]);

  useLayoutEffect(() => {
    let isShown = true;
    // Do not unsubscribe: a form that closes during the submit must still drop its draft.
    subscribe({
      formState: { values: true, isSubmitSuccessful: true },
      callback: ({ values, name, type, isSubmitSuccessful }) => {
        if (isSubmitSuccessful && !keepsSent) {
          if (key !== null) removeDraft(key);
          // The library has not yet notified the other subscribers.
          queueMicrotask(() => reset());
          return;
        }
        // A person typed the value, or the page set it. In the second case, the library gives no type.
        const isSet = type === 'change' || (type === undefined && name !== undefined);
        if (!isShown || !isSet) return;
        if (key !== null) keepDraft(key, values);
        else if (isStarting) early.current = { ...early.current, ...fieldOf(values, name) };
      },
    });
    return () => {
      isShown = false;
    };
  }, [key, isStarting, reset, subscribe, keepsSent]);

  return {
    drop() {
      reset();
      if (key !== null) removeDraft(key);
    },
  };
}

function fieldOf<Values extends object>(values: Values, name: unknown): Partial<Values> {
  const [field] = String(name).split('.');
  return Object.fromEntries(Object.entries(values).filter(([key]) => key === field)) as Partial<Values>;
}
