import { TextField, VisuallyHidden } from '@cabinet/ui';
import { type KeyboardEvent, type Ref, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './AddressField.module.css';

export interface AddressFieldProps {
  value: string;
  /** Addresses that begin like it. */
  suggestions: readonly string[];
  /** There are none to be had now. */
  isAlone: boolean;
  error: string | null;
  ref: Ref<HTMLInputElement>;
  onChange(address: string): void;
}

/** An address, typed by hand or taken from a list of similar ones: a combobox as ARIA's authoring practices have it. */
export function AddressField({ value, suggestions, isAlone, error, ref, onChange }: AddressFieldProps) {
  const { t } = useTranslation('mf-orders-addresses');
  const id = useId();
  const [isAsked, setAsked] = useState(false);
  const [active, setActive] = useState(-1);
  const isOpen = isAsked && suggestions.length > 0;
  const chosen = isOpen ? suggestions[active] : undefined;

  function type(text: string) {
    onChange(text);
    setAsked(true);
    setActive(-1);
  }

  function pick(address: string) {
    onChange(address);
    setAsked(false);
  }

  function press(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key] ?? 0;
    if (step !== 0 && suggestions.length > 0) {
      const from = isOpen ? active : -1;
      setAsked(true);
      setActive((Math.max(from, step < 0 ? 0 : -1) + step + suggestions.length) % suggestions.length);
    } else if (event.key === 'Enter' && chosen !== undefined) pick(chosen);
    // The list alone, not the dialog around it.
    else if (event.key === 'Escape' && isOpen) setAsked(false);
    else return;
    event.preventDefault();
  }

  return (
    <div className={styles.field}>
      <TextField
        ref={ref}
        label={t('form.address')}
        hint={t(isAlone ? 'form.noSuggestions' : 'form.addressHint')}
        error={error}
        value={value}
        autoComplete="off"
        required
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={`${id}list`}
        aria-activedescendant={chosen === undefined ? undefined : `${id}${active}`}
        onChange={(event) => type(event.target.value)}
        onKeyDown={press}
        onBlur={() => setAsked(false)}
      />
      <div
        id={`${id}list`}
        className={styles.list}
        role="listbox"
        aria-label={t('form.suggestions')}
        hidden={!isOpen}
      >
        {suggestions.map((address, place) => (
          <div
            key={address}
            id={`${id}${place}`}
            className={styles.option}
            role="option"
            aria-selected={place === active}
            tabIndex={-1}
            // Keys are pressed in the field, which keeps the focus.
            onMouseDown={(event) => {
              event.preventDefault();
              pick(address);
            }}
          >
            {address}
          </div>
        ))}
      </div>
      <VisuallyHidden role="status">
        {isOpen && t('form.found', { count: suggestions.length })}
      </VisuallyHidden>
    </div>
  );
}
