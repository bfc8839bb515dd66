import { useFormats } from '@cabinet/i18n/useFormats';
import { useCallback, useRef } from 'react';
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

/** The button goes, or moves on, when it has worked: what it has brought takes the focus from it. */
export function useFirstOfMore() {
  const isAsked = useRef(false);
  return {
    /** To be called with the press. */
    ask: () => {
      isAsked.current = true;
    },
    /** Ref of the first thing of the newest part. */
    first: useCallback((element: HTMLElement | null) => {
      if (!element || !isAsked.current) return;
      isAsked.current = false;
      element.focus();
    }, []),
  };
}
