import { VisuallyHidden } from '@cabinet/ui';
import styles from './Loader.module.css';
import { useUiText } from './useUiText.ts';

export interface LoaderProps {
  /** What is on its way; «Загрузка...» without it. */
  label?: string | undefined;
}

/** Two rings in a line of text, as large as it: a part of the page is on its way. A whole one has `PageLoader`. */
export function Loader({ label }: LoaderProps) {
  const t = useUiText();
  return (
    <span className={styles.loader} role="status">
      <svg viewBox="0 0 28 20" fill="none" strokeWidth="3.2" aria-hidden="true">
        <circle className={styles.second} cx="18" cy="10" r="7.6" />
        <circle className={styles.first} cx="10" cy="10" r="7.6" />
      </svg>
      <VisuallyHidden>{label ?? t('loading')}</VisuallyHidden>
    </span>
  );
}
