/** What the shell hands to every popup. */
export interface PopupProps {
  /** Called once when the popup is done; the shell then takes it off the page. */
  readonly onClose: () => void;
}
