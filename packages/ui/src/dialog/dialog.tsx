import { type ReactNode, type RefObject, useEffect, useEffectEvent, useId, useRef } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { CloseIcon } from '../icons/index.ts';
import { markRoot } from '../top-layer/mark-root.ts';
import styles from './dialog.module.css';

export type DialogProps = {
  open: boolean;
  /** Called on Escape, on the close button and on a click outside. The caller must then set `open` to false. */
  onClose: () => void;
  /** Heading and accessible name. */
  title: ReactNode;
  closeLabel: string;
  children: ReactNode;
  /** Sticky footer for the action. A submit button in it needs the attribute `form`, because it is outside the form. */
  foot?: ReactNode;
  /** Element to focus on opening. By default the close button, because a text field opens the keyboard of a phone. */
  initialFocus?: RefObject<HTMLElement | null>;
};

/**
 * A modal dialog: a bottom sheet on phones, and 480 px wide on windows from 800 px. The native element traps the focus
 * and makes the page inert.
 *
 * @example
 * <Dialog open={isOpen} onClose={() => setOpen(false)} title={t('get_price')} closeLabel={t('close')}>…</Dialog>
 */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null;
}

function OpenDialog({
  onClose,
  title,
  closeLabel,
  children,
  foot,
  initialFocus,
}: Omit<DialogProps, 'open'>) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useModal(dialog, initialFocus);
  useOutsideClick(dialog, onClose);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // The `cancel` event of a file input in the dialog bubbles up to here. It must not close the dialog.
        if (event.target !== dialog.current) return;
        event.preventDefault();
        onClose();
      }}
      // On a second Escape browsers close the dialog although `cancel` was prevented, so `onClose` is called here.
      onClose={() => {
        if (!dialog.current?.open) onClose();
      }}
    >
      <div className={styles.sheet}>
        <div className={styles.head}>
          <h2 className={styles.title} id={titleId}>
            {title}
          </h2>
          <IconButton label={closeLabel} icon={<CloseIcon />} onClick={onClose} />
        </div>
        <div className={styles.body}>{children}</div>
        {foot && <div className={styles.foot}>{foot}</div>}
      </div>
    </dialog>
  );
}

/** Shows the dialog as a modal while mounted, then restores the focus. */
function useModal(
  ref: RefObject<HTMLDialogElement | null>,
  initialFocus?: RefObject<HTMLElement | null>,
) {
  useEffect(() => {
    const dialog = ref.current;
    const opener = document.activeElement;
    if (!dialog?.open) dialog?.showModal();
    initialFocus?.current?.focus();
    const unmark = markRoot('modal');
    return () => {
      unmark();
      dialog?.close();
      // React removes the element, so the browser cannot restore the focus.
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, [ref, initialFocus]);
}

/**
 * Calls `onClick` when a click starts and ends on the element itself, which for a modal `<dialog>` is its backdrop. The
 * start is checked, because a text selection inside may end on the backdrop.
 */
function useOutsideClick(ref: RefObject<HTMLElement | null>, onClick: () => void) {
  const handleClick = useEffectEvent(onClick);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    let hasStarted = false;
    const onPointerDown = (event: Event) => {
      hasStarted = event.target === element;
    };
    const onElementClick = (event: Event) => {
      if (hasStarted && event.target === element) handleClick();
      hasStarted = false;
    };
    element.addEventListener('pointerdown', onPointerDown);
    element.addEventListener('click', onElementClick);
    return () => {
      element.removeEventListener('pointerdown', onPointerDown);
      element.removeEventListener('click', onElementClick);
    };
  }, [ref]);
}
