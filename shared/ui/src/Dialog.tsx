import { X } from 'lucide-react';
import {
  type CSSProperties,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { classNames } from './classNames.ts';
import styles from './Dialog.module.css';
import { IconButton } from './IconButton.tsx';
import { useUiText } from './useUiText.ts';

export interface DialogProps {
  open: boolean;
  /** Called by Escape, the close button and a press outside. The owner then sets `open` to false. */
  onClose(): void;
  /** Names the dialog. Takes the focus when the dialog opens, unless `initialFocus` does. */
  title: ReactNode;
  /** The title is only for screen readers, because the content has its own heading. */
  isTitleHidden?: boolean | undefined;
  /** Hides the close button, because the buttons below offer all actions. */
  isCloseHidden?: boolean | undefined;
  /** Above the title. */
  picture?: ReactNode;
  children?: ReactNode;
  /** Buttons at the end. */
  actions?: ReactNode;
  /** Maximum width, in pixels. Below 768, every dialog is a sheet at the bottom. */
  width?: number | undefined;
  /** The sheet fills the screen of a phone. */
  isFullSheet?: boolean | undefined;
  /** A press outside does not close the dialog (§4). */
  persistent?: boolean | undefined;
  /** Takes the focus instead of the title: the field to fill in. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  role?: 'dialog' | 'alertdialog' | undefined;
}

/**
 * A modal dialog on the browser's own `<dialog>`. The page behind is inert, and the focus returns to its
 * previous element. The dialog needs no portal, in the document or in a Shadow root.
 */
export function Dialog(props: DialogProps) {
  return props.open ? <OpenDialog {...props} /> : null;
}

function OpenDialog({ onClose, title, children, actions, width = 600, ...props }: DialogProps) {
  const t = useUiText();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { initialFocus } = props;
  const outside = usePressOutside(dialog, () => !props.persistent && onClose());

  // The browser closes the dialog on a second Escape without a cancel event. The owner still decides.
  const closeUnasked = useEffectEvent(() => {
    dialog.current?.showModal();
    onClose();
  });

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    (initialFocus?.current ?? heading.current)?.focus();
    element?.addEventListener('close', closeUnasked);
    return () => {
      element?.removeEventListener('close', closeUnasked);
      // Close the dialog before React removes it, so that the browser restores the focus.
      element?.close();
    };
  }, [initialFocus]);

  // Ignore the event of a file field inside, or of a dialog above this one.
  function cancel(event: SyntheticEvent) {
    // After an event that cannot be prevented, the browser fires `close`, which asks the owner.
    if (event.target !== event.currentTarget || !event.cancelable) return;
    event.preventDefault();
    onClose();
  }

  return (
    <dialog
      ref={dialog}
      role={props.role}
      className={classNames(styles.dialog, props.isFullSheet && styles.full)}
      style={{ '--width': `${width}px` } as CSSProperties}
      aria-labelledby={id}
      onCancel={cancel}
      {...outside}
    >
      <div className={styles.grab} aria-hidden="true" />
      <div className={styles.panel}>
        {props.picture}
        <div className={classNames(styles.head, props.isTitleHidden && styles.bareHead)}>
          <h2
            className={classNames(styles.title, props.isTitleHidden && styles.hiddenTitle)}
            id={id}
            ref={heading}
            tabIndex={-1}
          >
            {title}
          </h2>
          {!props.isCloseHidden && (
            <IconButton label={t('close')} onClick={onClose}>
              <X size={20} strokeWidth={1.8} aria-hidden="true" />
            </IconButton>
          )}
        </div>
        {children}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </dialog>
  );
}

/** Detects a press that starts and ends on the backdrop. Ignores a press that ends a text selection. */
function usePressOutside(dialog: RefObject<HTMLDialogElement | null>, onPress: () => void) {
  const hasBegun = useRef(false);
  const isOutside = (event: SyntheticEvent) => event.nativeEvent.composedPath()[0] === dialog.current;

  return {
    onPointerDown: (event: SyntheticEvent) => {
      hasBegun.current = isOutside(event);
    },
    onClick: (event: SyntheticEvent) => {
      if (hasBegun.current && isOutside(event)) onPress();
      hasBegun.current = false;
    },
  };
}
