import { arrowClass, Chip, Field, type FieldLook, inputClass, Popover } from '@cabinet/ui';
import { ChevronDown } from 'lucide-react';
import { type Ref, useImperativeHandle, useRef, useState } from 'react';
import { classNames } from './classNames.ts';
import { onLeave } from './leave.ts';
import styles from './MultiSelect.module.css';
import { ChoiceList, type MultiSelectOption } from './multiSelect/ChoiceList.tsx';
import { useUiText } from './useUiText.ts';

export interface MultiSelectProps<Value extends string> extends FieldLook {
  options: readonly MultiSelectOption<Value>[];
  /** The chosen options. */
  value: readonly Value[];
  /** Called with the whole choice, in the order of the options. */
  onChange(value: Value[]): void;
  /** Called when the focus leaves the field, the list and the chips. */
  onBlur?: (() => void) | undefined;
  /** The button that opens the list. A form focuses it. */
  ref?: Ref<HTMLButtonElement> | undefined;
  /** The name of the checkboxes. */
  name?: string | undefined;
  disabled?: boolean | undefined;
  /** The text of the field without a choice. */
  placeholder?: string | undefined;
}

/**
 * A choice of several options: a searchable list of checkboxes. Each chosen option has a chip below the
 * field.
 */
export function MultiSelect<Value extends string>({
  options,
  value,
  onChange,
  onBlur,
  ref,
  name,
  disabled,
  placeholder,
  ...look
}: MultiSelectProps<Value>) {
  const t = useUiText();
  const field = useRef<HTMLButtonElement>(null);
  useImperativeHandle(ref, () => field.current as HTMLButtonElement);
  const [closings, setClosings] = useState(0);
  const chosen = options.filter((option) => value.includes(option.value));
  const count = t('multiSelect.chosen', { count: chosen.length });
  const summary = chosen.length > 0 ? count : (placeholder ?? t('multiSelect.choose'));

  function change(next: readonly Value[]) {
    onChange(options.map((option) => option.value).filter((each) => next.includes(each)));
  }

  function remove(removed: Value) {
    change(value.filter((each) => each !== removed));
    // The focused chip disappears, so move the focus.
    field.current?.focus();
  }

  return (
    <Field {...look}>
      {(wiring) => (
        <fieldset className={styles.choice} aria-label={look.label} onBlur={onLeave(onBlur)}>
          <Popover
            label={look.label}
            fit="trigger"
            onToggle={(isOpen) => !isOpen && setClosings((closings) => closings + 1)}
            trigger={(trigger) => (
              <button
                {...trigger}
                {...wiring}
                ref={field}
                type="button"
                className={classNames(inputClass(), styles.field, chosen.length === 0 && styles.empty)}
                aria-label={`${look.label}, ${summary}`}
                disabled={disabled}
              >
                {summary}
                <ChevronDown className={arrowClass()} size={20} strokeWidth={1.8} aria-hidden="true" />
              </button>
            )}
          >
            {(close) => (
              // A new key clears the search for the next opening.
              <ChoiceList
                key={closings}
                options={options}
                value={value}
                name={name}
                summary={count}
                onChange={change}
                onDone={close}
              />
            )}
          </Popover>
          {chosen.length > 0 && (
            <ul className={styles.chips}>
              {chosen.map((option) => (
                <li key={option.value}>
                  <Chip isApplied disabled={disabled} onClick={() => remove(option.value)}>
                    {option.text}
                  </Chip>
                </li>
              ))}
            </ul>
          )}
        </fieldset>
      )}
    </Field>
  );
}
