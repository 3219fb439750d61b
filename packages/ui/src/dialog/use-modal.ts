import { type RefObject, useEffect } from 'react';
import { markRoot } from '../top-layer/mark-root.ts';

/** Shows the dialog as a modal for as long as its owner is mounted, then gives the focus back. */
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
      // The element leaves the page with its owner, so the browser cannot give the focus back itself.
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, [ref, initialFocus]);
}
