import { Button, Checkbox, hiddenClass, TextField } from '@cabinet/ui';
import { type KeyboardEvent, useState } from 'react';
import { useUiText } from '../useUiText.ts';
import styles from './ChoiceList.module.css';

export interface MultiSelectOption<Value extends string> {
  value: Value;
  text: string;
}

export interface ChoiceListProps<Value extends string> {
  options: readonly MultiSelectOption<Value>[];
  value: readonly Value[];
  name: string | undefined;
  /** The number of chosen options, in words. */
  summary: string;
  onChange(value: readonly Value[]): void;
  onDone(): void;
}

/** The list of a `MultiSelect`: the search, the checkboxes, and the actions for all options. */
export function ChoiceList<Value extends string>({
  options,
  value,
  name,
  summary,
  onChange,
  onDone,
}: ChoiceListProps<Value>) {
  const t = useUiText();
  const [query, setQuery] = useState('');
  const found = options.filter(({ text }) => plain(text).includes(plain(query)));

  function toggle(option: Value, isChosen: boolean) {
    onChange(isChosen ? [...value, option] : value.filter((each) => each !== option));
  }

  return (
    <div className={styles.list}>
      <TextField
        ref={focusOnOpening}
        type="search"
        label={t('multiSelect.search')}
        isLabelHidden
        placeholder={t('multiSelect.search')}
        autoComplete="off"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        onKeyDown={keepForm}
      />
      <ul className={styles.options}>
        {found.map((option) => (
          <li key={option.value}>
            <Checkbox
              name={name}
              value={option.value}
              checked={value.includes(option.value)}
              onChange={(event) => toggle(option.value, event.target.checked)}
              onKeyDown={keepForm}
            >
              {option.text}
            </Checkbox>
          </li>
        ))}
      </ul>
      <p className={found.length > 0 ? hiddenClass() : styles.nothing} role="status">
        {query && t(found.length > 0 ? 'multiSelect.found' : 'multiSelect.nothing', { count: found.length })}
      </p>
      <div className={styles.actions}>
        <p className={styles.summary} role="status">
          {summary}
        </p>
        <Button variant="quiet" size="sm" disabled={value.length === 0} onClick={() => onChange([])}>
          {t('multiSelect.clear')}
        </Button>
        <Button size="sm" onClick={onDone}>
          {t('multiSelect.done')}
        </Button>
      </div>
    </div>
  );
}

/**
 * With a keyboard, focuses the search when the list opens. On a phone, the focus would open the on-screen
 * keyboard.
 */
function focusOnOpening(search: HTMLInputElement | null) {
  search?.toggleAttribute('autofocus', matchMedia('(hover: hover)').matches);
}

/** Enter in the list does not send the form around it. */
function keepForm(event: KeyboardEvent) {
  if (event.key === 'Enter') event.preventDefault();
}

/** Normalises text for the search: lower case, е for ё, and any apostrophe in oʻ and gʻ. */
function plain(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[ʻʼ'’‘`]/g, '');
}
