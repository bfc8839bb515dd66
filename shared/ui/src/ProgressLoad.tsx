import { useFormats } from '@cabinet/i18n';
import { Progress } from '@cabinet/ui';
import type { ReactNode } from 'react';
import styles from './ProgressLoad.module.css';

export interface ProgressLoadProps {
  /** What is on its way: «Загружаем фотографию». */
  label: string;
  /** How much of it is there, of `max`. */
  value: number;
  max?: number | undefined;
  /** In place of per cent: «2 из 5 МБ». */
  text?: ReactNode;
}

/** Something on its way of which it is known how much is there. What is not known is a `Loader`. */
export function ProgressLoad({ label, value, max = 100, text }: ProgressLoadProps) {
  const { formatPercent } = useFormats();
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <div className={styles.load}>
      {/* The bar says the same. */}
      <p className={styles.text} aria-hidden="true">
        <span>{label}</span>
        <span className={styles.share}>{text ?? formatPercent(Math.round(share * 100))}</span>
      </p>
      <Progress label={label} value={share * max} max={max} />
    </div>
  );
}
