import { useEffect, useRef, useState } from 'react';
import type { CardStep } from '../../domain/cardForm.ts';

/** The focus of a form whose fields come and go: on the heading of a new step, on a field by its name. */
export function useFormFocus(step: CardStep) {
  const form = useRef<HTMLFormElement>(null);
  const shown = useRef(step);
  const [wanted, setWanted] = useState<{ name: string } | null>(null);

  useEffect(() => {
    if (shown.current !== step) form.current?.querySelector('h1')?.focus();
    shown.current = step;
  }, [step]);

  useEffect(() => {
    if (wanted) form.current?.querySelector<HTMLElement>(`[name="${wanted.name}"]`)?.focus();
  }, [wanted]);

  return { form, focusField: (name: string) => setWanted({ name }) };
}
