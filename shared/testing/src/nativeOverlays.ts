// jsdom does not implement <dialog> and `popover`. This file implements the parts that the cabinet uses.

const openModals: HTMLDialogElement[] = [];
const returnTo = new WeakMap<HTMLDialogElement, Element | null>();

/**
 * Implements modal and non-modal dialogs, the events `close` and `cancel`, Escape, and the return of the
 * focus.
 */
export function polyfillDialog(): void {
  const dialog = HTMLDialogElement.prototype;

  dialog.show = function show() {
    this.open = true;
  };
  dialog.showModal = function showModal() {
    returnTo.set(this, document.activeElement);
    openModals.push(this);
    this.open = true;
  };
  dialog.close = function close(value) {
    if (!this.open) return;
    this.open = false;
    if (value !== undefined) this.returnValue = value;
    if (openModals.includes(this)) openModals.splice(openModals.indexOf(this), 1);
    const opener = returnTo.get(this);
    if (opener instanceof HTMLElement) opener.focus();
    this.dispatchEvent(new Event('close'));
  };

  document.addEventListener('keydown', ({ key }) => {
    const top = key === 'Escape' ? openModals.at(-1) : undefined;
    if (top?.dispatchEvent(new Event('cancel', { cancelable: true }))) top.close();
  });
}

const OPEN = 'data-popover-open';

/** Implements opening, closing, the event `toggle`, and buttons with `popovertarget`. */
export function polyfillPopover(): void {
  const element = HTMLElement.prototype;

  element.togglePopover = function togglePopover(options) {
    const force = typeof options === 'object' ? options.force : options;
    const isOpen = force ?? !this.hasAttribute(OPEN);
    if (isOpen === this.hasAttribute(OPEN)) return isOpen;
    this.toggleAttribute(OPEN, isOpen);
    this.dispatchEvent(Object.assign(new Event('toggle'), { newState: isOpen ? 'open' : 'closed' }));
    return isOpen;
  };
  element.showPopover = function showPopover() {
    this.togglePopover(true);
  };
  element.hidePopover = function hidePopover() {
    this.togglePopover(false);
  };

  const style = document.createElement('style');
  style.textContent = `[popover]:not([${OPEN}]) { display: none }`;
  document.head.append(style);

  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('[popovertarget]') : null;
    document.getElementById(button?.getAttribute('popovertarget') ?? '')?.togglePopover();
  });
}
