import { useEffect, useRef, useState } from 'react';

/** The focus on a field of a form, by its name, once it is drawn with what is wrong with it. */
export function useFieldFocus() {
  const form = useRef<HTMLFormElement>(null);
  const [wanted, setWanted] = useState<{ name: string } | null>(null);

  useEffect(() => {
    if (wanted) form.current?.querySelector<HTMLElement>(`[name="${wanted.name}"]`)?.focus();
  }, [wanted]);

  return { form, on: (name: string) => setWanted({ name }) };
}
