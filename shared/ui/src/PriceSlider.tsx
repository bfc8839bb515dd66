import { useFormats } from '@cabinet/i18n';
import { TokenSign } from '@cabinet/ui';
import { type CSSProperties, type KeyboardEvent, useId, useState } from 'react';
import { classNames } from './classNames.ts';
import styles from './PriceSlider.module.css';
import { rangeClass } from './Slider.tsx';

export interface PriceSliderProps {
  /** «Цена до» */
  label: string;
  /** In whole tokens. */
  value: number;
  min?: number;
  max: number;
  step?: number;
  /** Called after the choice (release of the thumb, Enter, or blur), and not during the change. */
  onChange(value: number): void;
  /** The number of items in each of equal parts from `min` to `max`, drawn above the track. */
  histogram?: readonly number[] | undefined;
}

/** A maximum price: the browser's own slider, and a field for an exact number (WCAG 2.5.7). */
export function PriceSlider({ label, min = 0, max, step = 1, histogram, ...props }: PriceSliderProps) {
  const id = useId();
  const { formatTokens } = useFormats();
  // The typed or dragged value, until the choice is final.
  const [draft, setDraft] = useState<string | null>(null);
  const value = !draft ? props.value : Math.min(max, Math.max(min, Number(draft)));
  const part = (value - min) / (max - min || 1);

  function commit() {
    setDraft(null);
    if (value !== props.value) props.onChange(value);
  }

  return (
    <div className={styles.slider} style={{ '--part': part } as CSSProperties}>
      <div className={styles.head}>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        <span className={styles.number}>
          <input
            id={id}
            className={styles.input}
            inputMode="numeric"
            autoComplete="off"
            value={draft ?? formatTokens(value)}
            onChange={(event) => setDraft(event.target.value.replace(/\D/g, ''))}
            onKeyDown={(event: KeyboardEvent) => event.key === 'Enter' && commit()}
            onBlur={commit}
          />
          <TokenSign />
        </span>
      </div>
      {histogram && <Histogram counts={histogram} part={part} />}
      <input
        className={rangeClass()}
        type="range"
        aria-label={label}
        aria-valuetext={formatTokens(value)}
        min={min}
        max={max}
        step={step}
        value={value}
        onChange={(event) => setDraft(event.target.value)}
        onPointerUp={commit}
        onKeyUp={commit}
        onBlur={commit}
      />
    </div>
  );
}

function Histogram({ counts, part }: { counts: readonly number[]; part: number }) {
  const most = Math.max(1, ...counts);
  return (
    <div className={styles.bars} aria-hidden="true">
      {counts.map((count, index) => (
        <span
          key={index}
          className={classNames(styles.bar, (index + 0.5) / counts.length <= part && styles.within)}
          style={{ height: `${(count / most) * 100}%` }}
        />
      ))}
    </div>
  );
}
