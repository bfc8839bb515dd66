import { useFormats } from '@cabinet/i18n/useFormats';
import { useCallback, useRef } from 'react';
import { Button } from './Button.tsx';
import styles from './ShowMore.module.css';
import { useUiText } from './useUiText.ts';

export interface ShowMoreProps {
  /** The number of remaining items. Zero hides the button. */
  count: number;
  onClick(): void;
  busy?: boolean | undefined;
}

/** The button at the end of a long list that shows the rest. */
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

/** Moves the focus to the first new item, because the button disappears or moves after a press. */
export function useFirstOfMore() {
  const isAsked = useRef(false);
  return {
    /** Call it with the press. */
    ask: () => {
      isAsked.current = true;
    },
    /** The ref of the first item of the newest part. */
    first: useCallback((element: HTMLElement | null) => {
      if (!element || !isAsked.current) return;
      isAsked.current = false;
      element.focus();
    }, []),
  };
}
