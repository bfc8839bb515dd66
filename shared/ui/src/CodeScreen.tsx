import { type ReactNode, useEffect } from 'react';
import { Barcode } from './Barcode.tsx';
import styles from './CodeScreen.module.css';
import { Dialog } from './Dialog.tsx';

export interface CodeScreenProps {
  open: boolean;
  /** Asked for by Escape and the close button. The owner then sets `open` to false. */
  onClose(): void;
  /** Whose code it is: the order, the card. */
  title: string;
  value: string;
  /** Above the code: a name. */
  children?: ReactNode;
  /** Below it: what helps where it cannot be read. */
  hint?: ReactNode;
}

/** A barcode on the whole screen, dark on white by day and by night; meanwhile the screen does not go dark. */
export function CodeScreen(props: CodeScreenProps) {
  return props.open ? <OpenCodeScreen {...props} /> : null;
}

function OpenCodeScreen({ onClose, title, value, children, hint }: CodeScreenProps) {
  useAwakeScreen();
  return (
    <div className={styles.light} data-mode="light">
      <Dialog open onClose={onClose} title={title} isFullSheet persistent>
        <div className={styles.screen}>
          {children && <p className={styles.name}>{children}</p>}
          <div className={styles.code}>
            <Barcode value={value} height={192} moduleWidth={2} />
          </div>
          {hint && <p className={styles.hint}>{hint}</p>}
        </div>
      </Dialog>
    </div>
  );
}

/** Keeps the screen on where the browser can; it takes the lock back with each look at another tab. */
function useAwakeScreen(): void {
  useEffect(() => {
    let lock: Promise<WakeLockSentinel | null> | null = null;
    function keepAwake() {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
      // A phone that saves its battery says no.
      lock = navigator.wakeLock.request('screen').catch(() => null);
    }
    keepAwake();
    document.addEventListener('visibilitychange', keepAwake);
    return () => {
      document.removeEventListener('visibilitychange', keepAwake);
      void lock?.then((held) => held?.release());
    };
  }, []);
}
