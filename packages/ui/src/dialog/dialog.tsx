import { type ReactNode, type RefObject, useId, useRef } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { CloseIcon } from '../icons/index.ts';
import styles from './dialog.module.css';
import { useModal } from './use-modal.ts';
import { useOutsidePress } from './use-outside-press.ts';

export type DialogProps = {
  open: boolean;
  /** Asked to close: Escape, the close button, a press outside. The owner then sets `open` to false. */
  onClose: () => void;
  /** The heading, which also names the dialog. */
  title: ReactNode;
  /** Name of the close button. */
  closeLabel: string;
  children: ReactNode;
  /** Stays in sight below the scrolling body: the action. A submit button here needs `form="id"`. */
  foot?: ReactNode;
  /** Gets the focus on opening; else the close button does. On phones a field opens the keyboard. */
  initialFocus?: RefObject<HTMLElement | null>;
};

/**
 * A modal: a sheet from below on phones, 480 px wide from 800 px on. The native element keeps the
 * focus inside and the page inert; the page behind does not scroll nor jump.
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
  useOutsidePress(dialog, onClose);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // A file input inside bubbles its own cancel.
        if (event.target !== dialog.current) return;
        event.preventDefault();
        onClose();
      }}
      // Where the browser closes it all the same (a second Escape), its owner must know.
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
