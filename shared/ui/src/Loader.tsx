import { VisuallyHidden } from '@cabinet/ui';
import styles from './Loader.module.css';
import { useUiText } from './useUiText.ts';

export interface LoaderProps {
  /** The subject. Default: «Загрузка...». */
  label?: string | undefined;
}

/**
 * Two rings as tall as the line of text, for a part of the page that loads. Use `PageLoader` for a whole
 * page.
 */
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
