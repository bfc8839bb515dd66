/** What a host needs of the kit beyond its index: its texts, the place of toasts, and which page it is. */
export { messages } from './messages.tsx';
export { PagePlace } from './pagePlace.ts';
export { ToastViewport, type ToastViewportProps } from './ToastViewport.tsx';
