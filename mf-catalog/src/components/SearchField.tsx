import { TextField } from '@cabinet/ui';
import { Search } from 'lucide-react';
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SEARCH_LENGTH } from '../domain/filter.ts';

/** Debounce of the search, in milliseconds. */
const PAUSE = 400;

export interface SearchFieldProps {
  value: string;
  onChange(search: string): void;
}

/** The search of the list. Letters typed while the address follows are not lost (D15). */
export function SearchField({ value, onChange }: SearchFieldProps) {
  const { t } = useTranslation('mf-catalog');
  const [text, setText] = useState(value);
  /** The search in the address, then the searches that the address has not followed yet. */
  const asked = useRef([value]);
  const searchLater = useEffectEvent(search);

  useEffect(() => {
    const place = asked.current.indexOf(value);
    // A search that was removed elsewhere clears the field.
    if (place < 0) setText(value);
    asked.current = place < 0 ? [value] : asked.current.slice(place);
  }, [value]);

  useEffect(() => {
    const timer = setTimeout(() => searchLater(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);

  function search(typed: string) {
    const next = typed.trim();
    if (asked.current.every((search) => search === next)) return;
    asked.current.push(next);
    onChange(next);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    search(text);
  }

  return (
    // Blur searches at once, so that the next filter includes this search.
    <form onSubmit={submit} onBlur={() => search(text)}>
      <TextField
        label={t('filters.search')}
        isLabelHidden
        placeholder={t('filters.search')}
        type="search"
        enterKeyHint="search"
        maxLength={SEARCH_LENGTH}
        value={text}
        onChange={(event) => setText(event.target.value)}
        after={<Search size={20} strokeWidth={1.8} aria-hidden="true" />}
      />
    </form>
  );
}
