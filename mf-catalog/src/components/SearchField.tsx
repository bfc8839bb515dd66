import { TextField } from '@cabinet/ui';
import { Search } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SEARCH_LENGTH } from '../domain/filter.ts';

/** Milliseconds without a letter after which the search begins by itself. */
const PAUSE = 400;

export interface SearchFieldProps {
  value: string;
  onChange(search: string): void;
}

export function SearchField({ value, onChange }: SearchFieldProps) {
  const { t } = useTranslation('mf-catalog');
  const [typed, setTyped] = useState({ value, text: value });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // A search that was taken off elsewhere leaves the field too.
  if (typed.value !== value) setTyped({ value, text: typed.text.trim() === value ? typed.text : value });
  useEffect(() => () => clearTimeout(timer.current), []);

  function search(text: string) {
    clearTimeout(timer.current);
    if (text.trim() !== value) onChange(text.trim());
  }

  function type(text: string) {
    setTyped({ value, text });
    clearTimeout(timer.current);
    timer.current = setTimeout(() => search(text), PAUSE);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    search(typed.text);
  }

  return (
    // Leaving the field searches at once: the next filter then builds on this one.
    <form onSubmit={submit} onBlur={() => search(typed.text)}>
      <TextField
        label={t('filters.search')}
        isLabelHidden
        placeholder={t('filters.search')}
        type="search"
        enterKeyHint="search"
        maxLength={SEARCH_LENGTH}
        value={typed.text}
        onChange={(event) => type(event.target.value)}
        after={<Search size={20} strokeWidth={1.8} aria-hidden="true" />}
      />
    </form>
  );
}
