import { type RefObject, useEffect } from 'react';
import { markRoot } from '../top-layer/mark-root.ts';

/** Shows the dialog as a modal while mounted, then restores the focus. */
export function useModal(
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
