import { useAtomValue } from 'jotai';
import { useLayoutEffect } from 'react';
import { draftKey, keepDraft, removeDraft, storedDraft } from './drafts.ts';
import { isViewAsAtom, sessionAtom } from './session.ts';

interface FormDraftOptions {
  /** The sending is not the end of the form: only `drop` empties it. */
  keepsSent?: boolean;
}

/** What a draft needs of a form of react-hook-form. */
interface DraftedForm<Values> {
  formState: { defaultValues?: unknown };
  reset(values?: Values, options?: { keepDefaultValues?: boolean }): void;
  subscribe(options: {
    formState: { values: true; isSubmitSuccessful: true };
    callback(state: { values: Values; name?: unknown; type?: unknown; isSubmitSuccessful?: boolean }): void;
  }): unknown;
}

/**
 * Keeps what a participant types into a form: it outlives a reload, a session that ends in the middle and a hidden
 * tab's logout, and comes back to the same participant only (R25, SE3). A form that was sent is empty again, and
 * nothing stays. In view-as nothing is kept. Not for codes.
 * @param name the form, and what it is about: `purchase-12`
 * @returns `drop`, for a form that is done by something else than its sending
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

  // Before the first drawing, and with another participant: what was on screen is not theirs.
  useLayoutEffect(() => {
    if (key === null) reset();
    else reset(storedDraft(key, defaultValues as Values), { keepDefaultValues: true });
  }, [key, reset, defaultValues]);

  useLayoutEffect(() => {
    let isShown = true;
    // No end of it: a form that is left while it is sent drops its draft all the same.
    subscribe({
      formState: { values: true, isSubmitSuccessful: true },
      callback: ({ values, name, type, isSubmitSuccessful }) => {
        if (isSubmitSuccessful && !keepsSent) {
          if (key !== null) removeDraft(key);
          // The library is still telling the others of the sending.
          queueMicrotask(() => reset());
          return;
        }
        // Typed, or set by the page: the library gives no type then.
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
