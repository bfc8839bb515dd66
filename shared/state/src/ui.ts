import type { ApiError } from '@cabinet/api/error';
import { atom } from 'jotai';
import { store } from './store.ts';

// ── toasts ──────────────────────────────────────────────────────────────────────────────────────────

export type ToastColor = 'success' | 'warning' | 'error' | 'info';

/** §3 Toast. */
export interface Toast {
  id: number;
  message: string;
  color: ToastColor;
  icon: 'check' | 'alert';
  /** How long it stays, in milliseconds. */
  timer: number;
}

export interface ToastOptions {
  message: string;
  color?: ToastColor;
  icon?: Toast['icon'];
  timer?: number;
}

/** Milliseconds a toast stays (§9). */
const TOAST_TIMER = 3000;

let lastToastId = 0;

/** The toasts on screen, oldest first; whoever shows them ends them with `dismissToast` after `timer`. */
export const toastsAtom = atom<Toast[]>([]);

/** Shows a toast (§9 defaults). Nothing while offline (§4), nor what is on screen already. */
export function showToast({ message, color = 'success', icon, timer = TOAST_TIMER }: ToastOptions): void {
  const toasts = store.get(toastsAtom);
  const isShown = toasts.some((toast) => toast.message === message && toast.color === color);
  if (isShown || !navigator.onLine) return;
  lastToastId += 1;
  const defaultIcon = color === 'success' ? 'check' : 'alert';
  store.set(toastsAtom, [...toasts, { id: lastToastId, message, color, icon: icon ?? defaultIcon, timer }]);
}

export function dismissToast(id: number): void {
  store.set(
    toastsAtom,
    store.get(toastsAtom).filter((toast) => toast.id !== id),
  );
}

// ── dialogs ─────────────────────────────────────────────────────────────────────────────────────────

export interface ConfirmOptions {
  title: string;
  text: string;
  /** The dialog has its own words for these two (§9). */
  cancelText?: string;
  confirmText?: string;
}

/** The open confirm dialog (§4): `close` ends it and answers whoever asked. */
export interface ConfirmRequest extends ConfirmOptions {
  close: (isConfirmed: boolean) => void;
}

export const confirmDialogAtom = atom<ConfirmRequest | null>(null);

/** Asks the participant. Another question while one is open answers the first with no. */
export function confirm(options: ConfirmOptions): Promise<boolean> {
  store.get(confirmDialogAtom)?.close(false);
  return new Promise((resolve) => {
    const close = (isConfirmed: boolean) => {
      store.set(confirmDialogAtom, null);
      resolve(isConfirmed);
    };
    store.set(confirmDialogAtom, { ...options, close });
  });
}

export interface Info {
  title: string;
  message: string;
  /** The dialog has its own word for it (§8). */
  button?: string;
  /** What the button does before the dialog closes. */
  onButton?: () => void;
  /** A press outside does not close it. */
  persistent?: boolean;
}

/** The open info dialog; null closes it. */
export const infoDialogAtom = atom<Info | null>(null);

/** Opens the info dialog; its button runs its callback, then the dialog closes (§4). */
export function showInfo({ onButton, ...info }: Info): void {
  const press = () => {
    onButton?.();
    store.set(infoDialogAtom, null);
  };
  store.set(infoDialogAtom, onButton ? { ...info, onButton: press } : info);
}

/** Opens the header's invite popup (R23). */
export const isInvitationVisibleAtom = atom(false);

// ── errors ──────────────────────────────────────────────────────────────────────────────────────────

/** What puts the cabinet-off screen up (§8, R12). */
export const fatalErrorAtom = atom<ApiError | null>(null);

/** The code of the last error that a service answered with (§8). */
export const lastErrorCodeAtom = atom<string | null>(null);
