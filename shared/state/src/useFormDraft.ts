import { useAtomValue } from 'jotai';
import { useLayoutEffect } from 'react';
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
  const key = session && !isViewAs ? draftKey(session.subject, name) : null;
  const { reset, subscribe, formState } = form;
  const { defaultValues } = formState;

  // Before the first paint, and for another participant: discard the visible input.
  useLayoutEffect(() => {
    if (key === null) reset();
    else reset(storedDraft(key, defaultValues as Values), { keepDefaultValues: true });
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
        if (isShown && isSet && key !== null) keepDraft(key, values);
      },
    });
    return () => {
      isShown = false;
    };
  }, [key, reset, subscribe, keepsSent]);

  return {
    drop() {
      reset();
      if (key !== null) removeDraft(key);
    },
  };
}
