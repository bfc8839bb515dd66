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
  /** Asked for by Escape, the close button and a press outside. The owner then sets `open` to false. */
  onClose(): void;
  /** Names the dialog. Takes the focus when the dialog opens, unless `initialFocus` does. */
  title: ReactNode;
  /** The title is said, not shown: where the content has its own heading. */
  isTitleHidden?: boolean | undefined;
  /** No cross in the corner: where the buttons below say all there is to do. */
  isCloseHidden?: boolean | undefined;
  /** Above the title. */
  picture?: ReactNode;
  children?: ReactNode;
  /** Buttons at the end. */
  actions?: ReactNode;
  /** Widest, in pixels. Below 768 every dialog is a sheet at the bottom. */
  width?: number | undefined;
  /** The sheet takes the whole screen of a phone. */
  isFullSheet?: boolean | undefined;
  /** A press outside does not close it (§4). */
  persistent?: boolean | undefined;
  /** What takes the focus instead of the title: the field to fill in. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  role?: 'dialog' | 'alertdialog' | undefined;
}

/**
 * A modal dialog on the browser's own `<dialog>`: the page behind is inert, the focus returns where it came
 * from, and nothing needs a portal, in the document as in a Shadow root.
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

  // A second Escape closes without asking: the owner decides all the same.
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
      // Closing before it leaves the page gives the focus back.
      element?.close();
    };
  }, [initialFocus]);

  // The event of a file field inside, or of a dialog above this one, is not ours.
  function cancel(event: SyntheticEvent) {
    // One that cannot be prevented is followed by `close`, which asks the owner.
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

/** A press that begins and ends on the backdrop. Text selected from inside to outside is none. */
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
