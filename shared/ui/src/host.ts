/** Exports for a host beyond the kit's index: the texts, the place of toasts, and the page identity. */
export { messages } from './messages.tsx';
export { forgetPlace, PagePlace } from './pagePlace.ts';
export { ToastViewport, type ToastViewportProps } from './ToastViewport.tsx';
