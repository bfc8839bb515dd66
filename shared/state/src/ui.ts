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
  /** The lifetime, in milliseconds. */
  timer: number;
}

export interface ToastOptions {
  message: string;
  color?: ToastColor;
  icon?: Toast['icon'];
  timer?: number;
}

/** The default lifetime of a toast, in milliseconds (§9). */
const TOAST_TIMER = 3000;

let lastToastId = 0;

/** The visible toasts, oldest first. The component that shows them calls `dismissToast` after `timer`. */
export const toastsAtom = atom<Toast[]>([]);

/** Shows a toast (§9 defaults). Ignores a toast while offline (§4), or a duplicate of a visible toast. */
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
  /** The dialog has default texts for both buttons (§9). */
  cancelText?: string;
  confirmText?: string;
}

/** The open confirm dialog (§4). `close` closes it and passes the answer to the caller. */
export interface ConfirmRequest extends ConfirmOptions {
  close: (isConfirmed: boolean) => void;
}

export const confirmDialogAtom = atom<ConfirmRequest | null>(null);

/** Asks the participant. A second question answers an open question with no. */
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
  /** The dialog has a default text (§8). */
  button?: string;
  /** Runs before the button closes the dialog. */
  onButton?: () => void;
  /** A press outside does not close the dialog. */
  persistent?: boolean;
}

/** The open info dialog. Null closes it. */
export const infoDialogAtom = atom<Info | null>(null);

/** Opens the info dialog. Its button runs the callback, and then the dialog closes (§4). */
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

/** The error behind the cabinet-off screen (§8, R12). */
export const fatalErrorAtom = atom<ApiError | null>(null);

/** The code of the last error answer of a service (§8). */
export const lastErrorCodeAtom = atom<string | null>(null);
