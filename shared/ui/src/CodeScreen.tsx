import { type ReactNode, useEffect } from 'react';
import { Barcode } from './Barcode.tsx';
import styles from './CodeScreen.module.css';
import { Dialog } from './Dialog.tsx';

export interface CodeScreenProps {
  open: boolean;
  /** Called by Escape and the close button. The owner then sets `open` to false. */
  onClose(): void;
  /** The subject of the code: the order, the card. */
  title: string;
  value: string;
  /** Above the code: a name. */
  children?: ReactNode;
  /** Below the code: help for an unreadable code. */
  hint?: ReactNode;
}

/** A barcode on the whole screen, dark on white in every theme. Keeps the screen on while it is open. */
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

/** Keeps the screen on if the browser supports it. Requests the lock again when the tab becomes visible. */
function useAwakeScreen(): void {
  useEffect(() => {
    let lock: Promise<WakeLockSentinel | null> | null = null;
    function keepAwake() {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
      // A phone in battery saver mode rejects the lock.
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
