import { useFormats } from '@cabinet/i18n/useFormats';
import { Button } from './Button.tsx';
import styles from './ShowMore.module.css';
import { useUiText } from './useUiText.ts';

export interface ShowMoreProps {
  /** How many are left; none, and there is no button. */
  count: number;
  onClick(): void;
  busy?: boolean | undefined;
}

/** The rest of a long list, at its end. */
export function ShowMore({ count, onClick, busy }: ShowMoreProps) {
  const t = useUiText();
  const { formatNumber } = useFormats();
  if (count <= 0) return null;
  return (
    <div className={styles.more}>
      <Button variant="line" onClick={onClick} busy={busy}>
        {t('showMore')} {formatNumber(count)}
      </Button>
    </div>
  );
}
