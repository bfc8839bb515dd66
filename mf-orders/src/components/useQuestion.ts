import { FormRefusal } from '@cabinet/ui/form';
import { useState } from 'react';

interface Asked<T> {
  about: T;
  resolve(): void;
  reject(reason: FormRefusal): void;
}

/** A question between the submit and the sending of a form. While it is open, the form counts as being sent. */
export function useQuestion<T>() {
  const [asked, setAsked] = useState<Asked<T> | null>(null);
  return {
    /** The subject of the open question; null if none is open. */
    about: asked?.about ?? null,
    /** For `onSubmit`: ends with the answer. */
    ask: (about: T) => new Promise<void>((resolve, reject) => setAsked({ about, resolve, reject })),
    /** The form was sent, or it is not wanted. */
    answer(isSent: boolean) {
      setAsked(null);
      if (isSent) asked?.resolve();
      else asked?.reject(new FormRefusal());
    },
  };
}
