import { Check, CircleAlert, Clock, X } from 'lucide-react';
import { type FocusEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import styles from './ToastViewport.module.css';
import { useUiText } from './useUiText.ts';

export interface ToastContent {
  id: number;
  message: string;
  /** An `error` interrupts the screen reader. Other toasts wait. */
  color: 'success' | 'error' | 'warning' | 'info';
  /** Default by colour: a tick for success, a warning sign for the rest (§9). */
  icon?: string | undefined;
  /** The lifetime, in milliseconds. The pointer and the focus pause it. */
  timer: number;
}

const ICONS: Record<string, typeof Check> = { check: Check, alert: CircleAlert, clock: Clock };

export interface ToastViewportProps {
  toasts: readonly ToastContent[];
  /** Called when the time of a toast is over, or after a close. The owner removes the toast from `toasts`. */
  onDismiss(id: number): void;
}

/**
 * The place of toasts. Mount it once and from the start: a screen reader does not read a region that appears
 * with its text.
 */
export function ToastViewport({ toasts, onDismiss }: ToastViewportProps) {
  const t = useUiText();
  const viewport = useRef<HTMLElement>(null);
  const focus = useFocusBefore();
  const newest = toasts.at(-1)?.id;

  // Each new toast shows the viewport again, above a dialog that has opened in the meantime.
  useEffect(() => {
    if (newest !== undefined) viewport.current?.togglePopover(false);
    viewport.current?.togglePopover(true);
  }, [newest]);

  const isError = (toast: ToastContent) => toast.color === 'error';
  const draw = (toast: ToastContent) => (
    <Toast
      key={toast.id}
      toast={toast}
      onDismiss={() => onDismiss(toast.id)}
      onClose={() => {
        focus.giveBack();
        onDismiss(toast.id);
      }}
    />
  );
  return (
    <section
      ref={viewport}
      className={styles.viewport}
      popover="manual"
      aria-label={t('notifications')}
      onFocus={focus.onFocus}
    >
      <div className={styles.region} role="status">
        {toasts.filter((toast) => !isError(toast)).map(draw)}
      </div>
      <div className={styles.region} role="alert">
        {toasts.filter(isError).map(draw)}
      </div>
    </section>
  );
}

/** Remembers the previous focus, because the focused toast may disappear. */
function useFocusBefore() {
  const before = useRef<HTMLElement>(null);

  function onFocus({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    const isFromOutside = relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget);
    if (isFromOutside) before.current = relatedTarget;
  }

  return { onFocus, giveBack: () => before.current?.focus() };
}

interface ToastProps {
  toast: ToastContent;
  /** The time is over. */
  onDismiss(): void;
  /** The participant has closed the toast. */
  onClose(): void;
}

function Toast({ toast, onDismiss, onClose }: ToastProps) {
  const t = useUiText();
  const pause = useCountdown(toast.timer, onDismiss);
  const Icon = ICONS[toast.icon ?? ''] ?? (toast.color === 'success' ? Check : CircleAlert);

  return (
    <div className={styles.toast} {...pause}>
      <span className={styles.icon} data-tone={toast.color}>
        <Icon size={18} strokeWidth={2} aria-hidden="true" />
      </span>
      <span className={styles.message}>{toast.message}</span>
      <button type="button" className={styles.close} aria-label={t('close')} onClick={onClose}>
        <X size={18} strokeWidth={1.8} aria-hidden="true" />
      </button>
    </div>
  );
}

/**
 * Calls `onEnd` after `time` ms. Returns the handlers that pause the time under the pointer and the focus.
 */
function useCountdown(time: number, onEnd: () => void) {
  const [isHeld, setHeld] = useState(false);
  const left = useRef(time);
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    if (isHeld) return;
    const start = Date.now();
    const timeout = setTimeout(() => end(), left.current);
    return () => {
      clearTimeout(timeout);
      left.current -= Date.now() - start;
    };
  }, [isHeld]);

  const hold = () => setHeld(true);
  const go = () => setHeld(false);
  return { onMouseEnter: hold, onMouseLeave: go, onFocus: hold, onBlur: go };
}
