export interface PopupProps {
  /** Call once when the popup is done; the shell then unmounts it. */
  readonly onClose: () => void;
}
