import { useState } from 'react';
import { FormRefusal } from './useFormSending.ts';

interface Asked<T> {
  about: T;
  resolve(): void;
  reject(reason: FormRefusal): void;
}

/** A question between the submit and the sending of a form. While it is open, the form counts as being sent. */
export function useConfirmation<T>() {
  const [asked, setAsked] = useState<Asked<T> | null>(null);
  return {
    /** The subject of the open question; null if none is open. */
    about: asked?.about ?? null,
    /** For `onSubmit`: ends with the answer. */
    ask: (about: T) => new Promise<void>((resolve, reject) => setAsked({ about, resolve, reject })),
    /** The form was sent. */
    accept() {
      setAsked(null);
      asked?.resolve();
    },
    /** The form is not sent; its fields may say why. */
    reject(fields?: Readonly<Record<string, string>>) {
      setAsked(null);
      asked?.reject(new FormRefusal(fields));
    },
  };
}
