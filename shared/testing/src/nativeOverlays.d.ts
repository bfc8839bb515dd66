/** Modal or not, the `close` and `cancel` events, Escape, and the focus that returns. */
export declare function polyfillDialog(): void;
/** Open or closed, the `toggle` event, and the button with `popovertarget`. */
export declare function polyfillPopover(): void;
