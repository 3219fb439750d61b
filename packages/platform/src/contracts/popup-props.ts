export interface PopupProps {
  /** Must be called once when the popup is closed. The shell then unmounts it. */
  readonly onClose: () => void;
}
