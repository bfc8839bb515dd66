import { DIAL_CODES, dialCode, PHONE_COUNTRIES, type PhoneCountry } from '@cabinet/domain/phone';
import { readPhone } from '@cabinet/domain/phoneReading';
import { usePart } from '@cabinet/i18n/usePart';
import { Field, type FieldLook, inputClass } from '@cabinet/ui';
import { ChevronDown, Globe } from 'lucide-react';
import { type ChangeEvent, type ComponentProps, type ReactNode, useState } from 'react';
import { classNames } from './classNames.ts';
import { onLeave } from './leave.ts';
import { countDigits, isTyped, writeMasked } from './mask.ts';
import styles from './PhoneInput.module.css';
import { type Plans, usePlans } from './phone/usePlans.ts';
import { useUiText } from './useUiText.ts';

type Attributes = Omit<
  ComponentProps<'input'>,
  'id' | 'type' | 'className' | 'value' | 'defaultValue' | 'onChange' | 'onBlur'
>;

export interface PhoneInputProps extends Attributes, FieldLook {
  /** The normalised phone, `+79161234567`, which may be incomplete. Empty without input. */
  value: string;
  onChange(phone: string): void;
  /** Called when the focus leaves the number and the country. */
  onBlur?: (() => void) | undefined;
  /** The country of an empty field. */
  defaultCountry?: PhoneCountry | undefined;
  /** A sign at the end of the field: a tick. */
  after?: ReactNode;
}

/**
 * A phone of one of the countries of §3. The participant types it after the dial code, or pastes it in any
 * spelling.
 */
export function PhoneInput({
  label,
  isLabelHidden,
  hint,
  error,
  isOptional,
  value,
  onChange,
  onBlur,
  defaultCountry = 'ru',
  after,
  ...input
}: PhoneInputProps) {
  const [isTouched, setTouched] = useState(false);
  const plans = usePlans(isTouched || value !== '');
  const [chosen, setChosen] = useState(defaultCountry);
  const country = countryOf(value, chosen, plans);
  const text = textOf(value, country, plans);

  function change(event: ChangeEvent<HTMLInputElement>) {
    const typed = event.target.value;
    const isTooMuch =
      isTyped(event.nativeEvent) && countDigits(typed) > countDigits(text) && plans?.isPhone(value);
    if (isTooMuch) return writeMasked(event, text);
    const phone = readPhone(typed, country ?? chosen);
    const next = countryOf(phone, chosen, plans);
    setChosen(next ?? chosen);
    writeMasked(event, textOf(phone, next, plans));
    // A dial code alone selects the country.
    onChange(next && phone === codeOf(next) ? '' : phone);
  }

  function choose(next: PhoneCountry) {
    setChosen(next);
    const number = country ? value.slice(codeOf(country).length) : '';
    if (value) onChange(number && codeOf(next) + number);
  }

  return (
    <Field label={label} isLabelHidden={isLabelHidden} hint={hint} error={error} isOptional={isOptional}>
      {(wiring) => (
        <fieldset
          className={styles.phone}
          aria-label={label}
          onFocus={() => setTouched(true)}
          onBlur={onLeave(onBlur)}
        >
          <CountrySelect country={country} disabled={input.disabled || input.readOnly} onChange={choose} />
          <span className={inputClass('box')}>
            <input
              autoComplete="tel"
              {...input}
              {...wiring}
              type="tel"
              className={classNames(inputClass(), Boolean(after) && inputClass('hasAfter'))}
              value={text}
              onChange={change}
            />
            {after && <span className={inputClass('after')}>{after}</span>}
          </span>
        </fieldset>
      )}
    </Field>
  );
}

interface CountrySelectProps {
  /** Null while the digits match no country. */
  country: PhoneCountry | null;
  disabled: boolean | undefined;
  onChange(country: PhoneCountry): void;
}

const loadFlags = () => import('./phone/Flag.tsx');

/** The browser's own list, invisible over the flag and the dial code. */
function CountrySelect({ country, disabled, onChange }: CountrySelectProps) {
  const t = useUiText();
  const flags = usePart(loadFlags, null).part;
  return (
    <span className={inputClass('box')}>
      <select
        className={styles.select}
        aria-label={t('country.label')}
        value={country ?? ''}
        disabled={disabled}
        onChange={(event) => onChange(event.target.value as PhoneCountry)}
      >
        {country === null && <option value="" hidden />}
        {PHONE_COUNTRIES.map((each) => (
          <option key={each} value={each}>
            {flags && <flags.Flag country={each} />}
            {`${t(`country.${each}`)} ${codeOf(each)}`}
          </option>
        ))}
      </select>
      <span className={classNames(inputClass(), styles.face)} aria-hidden="true">
        <span className={styles.flag}>
          {country === null ? (
            <Globe size={20} strokeWidth={1.8} />
          ) : (
            flags && <flags.Flag country={country} />
          )}
        </span>
        {country && codeOf(country)}
        <ChevronDown size={18} strokeWidth={1.8} />
      </span>
    </span>
  );
}

function codeOf(country: PhoneCountry): string {
  return `+${DIAL_CODES[country]}`;
}

/** Returns the country of a phone. Returns `chosen` without a phone, or if countries share the dial code. */
function countryOf(phone: string, chosen: PhoneCountry, plans: Plans | null): PhoneCountry | null {
  if (phone === '') return chosen;
  const code = dialCode(phone);
  const countries = PHONE_COUNTRIES.filter((country) => DIAL_CODES[country] === code);
  if (countries.length > 1 && plans?.phoneCountry(phone)) return plans.phoneCountry(phone);
  return countries.includes(chosen) ? chosen : (countries[0] ?? null);
}

/**
 * Returns the text of the field: the number after the dial code, or the whole phone without a known country.
 */
function textOf(phone: string, country: PhoneCountry | null, plans: Plans | null): string {
  if (country === null) return phone;
  return (plans?.phoneText(phone) ?? phone).slice(codeOf(country).length).trim();
}
