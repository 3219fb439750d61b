import { PrintButton } from '../visit-list/print-button.tsx';

/** Islands of the visit checklist; its links, checkboxes and form work without JavaScript. */
export const islands = [PrintButton.kind];
