import { type ReactNode, type RefObject, type ToggleEvent, useEffect, useId, useRef, useState } from 'react';
import { classNames } from './classNames.ts';
import styles from './Popover.module.css';

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
  /** Opens or closes it from outside, when it changes. */
  open?: boolean | undefined;
  onToggle?: ((isOpen: boolean) => void) | undefined;
}

/** Something that opens at a button, by the browser's own `popover`: Escape and a press outside close it. */
export function Popover({ trigger, label, children, align = 'start', open, onToggle }: PopoverProps) {
  const id = useId();
  const popover = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  useOpenFromOutside(popover, open);

  function toggle(event: ToggleEvent) {
    setOpen(event.newState === 'open');
    onToggle?.(event.newState === 'open');
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
        className={classNames(styles.popover, align === 'end' && styles.end)}
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
    // The button it keeps to; a press on it would have told the browser.
    const root = element.getRootNode() as Document | ShadowRoot;
    const source = root.querySelector<HTMLElement>(`[popovertarget="${element.id}"]`) ?? element;
    element.togglePopover({ force: open, source });
  }, [popover, open]);
}
