import type { ComponentProps, CSSProperties } from 'react';
import { classNames } from './classNames.ts';
import { Field, type FieldLook } from './Field.tsx';
import styles from './Slider.module.css';

/** Returns the class of a track with its thumb, for other components with a track. */
export function rangeClass(): string {
  return classNames(styles.range);
}

export interface SliderMark {
  value: number;
  text: string;
}

type Attributes = Omit<
  ComponentProps<'input'>,
  'id' | 'type' | 'className' | 'style' | 'value' | 'defaultValue' | 'onChange' | 'min' | 'max' | 'step'
>;

export interface SliderProps extends Attributes, Omit<FieldLook, 'isOptional'> {
  value: number;
  /** Called on every move. */
  onChange(value: number): void;
  min?: number | undefined;
  max?: number | undefined;
  step?: number | undefined;
  /** Formats the visible and announced value: `formatRoubles`. Default: the number. */
  format?: ((value: number) => string) | undefined;
  /** Texts below the track at some values: its ends, the usual choice. */
  marks?: readonly SliderMark[] | undefined;
}

/** A number within a range, by the browser's own slider. */
export function Slider({
  label,
  isLabelHidden,
  hint,
  error,
  value,
  onChange,
  min = 0,
  max = 100,
  step = 1,
  format = String,
  marks,
  ...input
}: SliderProps) {
  const part = (at: number) => ({ '--part': (at - min) / (max - min || 1) }) as CSSProperties;

  return (
    <Field label={label} isLabelHidden={isLabelHidden} hint={hint} error={error}>
      {(wiring) => (
        <span className={styles.slider}>
          <span className={styles.value} aria-hidden="true">
            {format(value)}
          </span>
          <input
            {...input}
            {...wiring}
            className={styles.range}
            style={part(value)}
            type="range"
            min={min}
            max={max}
            step={step}
            value={value}
            aria-valuetext={format(value)}
            onChange={(event) => onChange(event.target.valueAsNumber)}
          />
          {marks && (
            <span className={styles.marks} aria-hidden="true">
              {marks.map((mark) => (
                <span key={mark.value} className={styles.mark} style={part(mark.value)}>
                  {mark.text}
                </span>
              ))}
            </span>
          )}
        </span>
      )}
    </Field>
  );
}
