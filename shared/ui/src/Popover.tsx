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

/** Returns the class of a popover, for other components with a popover. */
export function popoverClass(): string {
  return classNames(styles.popover);
}

export interface PopoverTrigger {
  popoverTarget: string;
  'aria-expanded': boolean;
}

export interface PopoverProps {
  /** Renders the button that opens the popover: `{(trigger) => <Button {...trigger}>…</Button>}`. */
  trigger(trigger: PopoverTrigger): ReactNode;
  label: string;
  /** The content, or a function of `close` that returns the content. */
  children: ReactNode | ((close: () => void) => ReactNode);
  /** The edge of the button to which the popover aligns. */
  align?: 'start' | 'end';
  /** As wide as the content, or as the button. */
  fit?: 'content' | 'trigger';
  /** Maximum width, in pixels. */
  width?: number | undefined;
  /** Opens or closes the popover from outside, on each change. */
  open?: boolean | undefined;
  onToggle?: ((isOpen: boolean) => void) | undefined;
}

/** Content that opens at a button, by the browser's own `popover`. Escape and a press outside close it. */
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
    // Name the button as the source, as the browser does for a press.
    element.togglePopover({ force: open, source: triggerOf(element) });
  }, [popover, open]);
}

/**
 * After a popover closes, Chromium returns the focus to the button in a document, but not in a Shadow root.
 */
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
