import { useFormats } from '@cabinet/i18n';
import { Progress } from '@cabinet/ui';
import type { ReactNode } from 'react';
import styles from './ProgressLoad.module.css';

export interface ProgressLoadProps {
  /** The subject: «Загружаем фотографию». */
  label: string;
  /** The loaded amount, of `max`. */
  value: number;
  max?: number | undefined;
  /** Replaces the percentage: «2 из 5 МБ». */
  text?: ReactNode;
}

/**
 * The progress of a load with a known amount. Use a `Loader` for an unknown amount. Only the
 * documentation shows the component (§2).
 */
export function ProgressLoad({ label, value, max = 100, text }: ProgressLoadProps) {
  const { formatPercent } = useFormats();
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <div className={styles.load}>
      {/* The bar announces the same text. */}
      <p className={styles.text} aria-hidden="true">
        <span>{label}</span>
        <span className={styles.share}>{text ?? formatPercent(Math.round(share * 100))}</span>
      </p>
      <Progress label={label} value={share * max} max={max} />
    </div>
  );
}
