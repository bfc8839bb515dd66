import type { AddressText } from '@cabinet/domain/forms/address';
import { TextField, VisuallyHidden } from '@cabinet/ui';
import { type FormControl, useFormField } from '@cabinet/ui/form';
import { type KeyboardEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './AddressField.module.css';

export interface AddressFieldProps {
  control: FormControl<AddressText>;
  /** Addresses that start with the typed text. */
  suggestions: readonly string[];
  /** Suggestions are not available now. */
  isAlone: boolean;
}

/** An address, typed or taken from suggestions: a combobox after the ARIA Authoring Practices. */
export function AddressField({ control, suggestions, isAlone }: AddressFieldProps) {
  const { t } = useTranslation('mf-orders-addresses');
  const id = useId();
  const { isReadOnly, onChange, onBlur, ...field } = useFormField<AddressText, AddressText, string>({
    control,
    name: 'address',
  });
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
    // Escape closes the list and not the dialog around it.
    else if (event.key === 'Escape' && isOpen) setAsked(false);
    else return;
    event.preventDefault();
  }

  return (
    <div className={styles.field}>
      <TextField
        {...field}
        label={t('form.address')}
        hint={t(isAlone ? 'form.noSuggestions' : 'form.addressHint')}
        autoComplete="off"
        required
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={`${id}list`}
        aria-activedescendant={chosen === undefined ? undefined : `${id}${active}`}
        onChange={(event) => type(event.target.value)}
        onKeyDown={press}
        readOnly={isReadOnly}
        onBlur={() => {
          setAsked(false);
          onBlur();
        }}
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
            // The keyboard works in the field, so the field keeps the focus.
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
