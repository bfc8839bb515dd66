import type { ReactNode } from 'react';
import styles from './Segments.module.css';

export interface SegmentsProps<Value extends string> {
  /** The subject of the choice, for screen readers. */
  label: string;
  options: readonly { value: Value; text: ReactNode; lang?: string; label?: string }[];
  value: Value;
  onChange(value: Value): void;
}

/** A few options side by side, with one current option: a language, a period. */
export function Segments<Value extends string>({ label, options, value, onChange }: SegmentsProps<Value>) {
  return (
    <fieldset className={styles.segments} aria-label={label}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className={styles.segment}
          lang={option.lang}
          aria-label={option.label}
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.text}
        </button>
      ))}
    </fieldset>
  );
}
