import { useState } from 'react';
import { FormRefusal } from './useFormSending.ts';

interface Asked<T> {
  about: T;
  resolve(): void;
  reject(reason: FormRefusal): void;
}

/**
 * Asks a question between the submit and the request of a form. While the question is open, the form counts
 * as sending.
 */
export function useConfirmation<T>() {
  const [asked, setAsked] = useState<Asked<T> | null>(null);
  return {
    /** The subject of the open question. Null without a question. */
    about: asked?.about ?? null,
    /** For `onSubmit`: settles with the answer. */
    ask: (about: T) => new Promise<void>((resolve, reject) => setAsked({ about, resolve, reject })),
    /** Call it after the form is sent. */
    accept() {
      setAsked(null);
      asked?.resolve();
    },
    /** Call it if the form is not sent. The fields may show the reason. */
    reject(fields?: Readonly<Record<string, string>>) {
      setAsked(null);
      asked?.reject(new FormRefusal(fields));
    },
  };
}
