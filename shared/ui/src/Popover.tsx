import {
  type CSSProperties,
  type ReactNode,
  type RefObject,
  type ToggleEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { classNames } from './classNames.ts';
import styles from './Popover.module.css';

/** The look of a popover, for another part that has one. */
export function popoverClass(): string {
  return classNames(styles.popover);
}

export interface PopoverTrigger {
  popoverTarget: string;
  'aria-expanded': boolean;
}

export interface PopoverProps {
  /** The button that opens it: `{(trigger) => <Button {...trigger}>…</Button>}`. */
  trigger(trigger: PopoverTrigger): ReactNode;
  label: string;
  /** The content, or a function of `close` that gives it. */
  children: ReactNode | ((close: () => void) => ReactNode);
  /** Which edge of the button it keeps to. */
  align?: 'start' | 'end';
  /** As wide as what it holds, or as the button. */
  fit?: 'content' | 'trigger';
  /** Widest, in pixels. */
  width?: number | undefined;
  /** Opens or closes it from outside, when it changes. */
  open?: boolean | undefined;
  onToggle?: ((isOpen: boolean) => void) | undefined;
}

/** Something that opens at a button, by the browser's own `popover`: Escape and a press outside close it. */
export function Popover({
  trigger,
  label,
  children,
  align = 'start',
  fit = 'content',
  width = 400,
  open,
  onToggle,
}: PopoverProps) {
  const id = useId();
  const popover = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  useOpenFromOutside(popover, open);

  function toggle(event: ToggleEvent<HTMLElement>) {
    setOpen(event.newState === 'open');
    onToggle?.(event.newState === 'open');
    if (event.newState === 'closed') giveFocusBack(event.currentTarget);
  }

  return (
    <>
      {trigger({ popoverTarget: id, 'aria-expanded': isOpen })}
      <div
        ref={popover}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={label}
        style={{ '--width': `${width}px` } as CSSProperties}
        className={classNames(
          styles.popover,
          align === 'end' && styles.end,
          fit === 'trigger' && styles.wide,
        )}
        onToggle={toggle}
      >
        {typeof children === 'function' ? children(() => popover.current?.hidePopover()) : children}
      </div>
    </>
  );
}

function useOpenFromOutside(popover: RefObject<HTMLDivElement | null>, open: boolean | undefined) {
  useEffect(() => {
    const element = popover.current;
    if (open === undefined || !element) return;
    // A press on the button it keeps to would have told the browser.
    element.togglePopover({ force: open, source: triggerOf(element) });
  }, [popover, open]);
}

/** Chromium gives the focus back to the button in a document, and loses it in a Shadow root. */
function giveFocusBack(popover: HTMLElement) {
  const root = popover.getRootNode();
  if (!(root instanceof ShadowRoot)) return;
  const isLost = popover.contains(root.activeElement) || document.activeElement === document.body;
  if (isLost) triggerOf(popover).focus();
}

function triggerOf(popover: HTMLElement): HTMLElement {
  const root = popover.getRootNode() as Document | ShadowRoot;
  return root.querySelector<HTMLElement>(`[popovertarget="${popover.id}"]`) ?? popover;
}
