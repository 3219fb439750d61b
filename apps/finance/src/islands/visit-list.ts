import { PrintButton } from '../visit-list/print-button.tsx';

/** What is hydrated of the list for a visit to dealers: all else of it is links, boxes to tick and a plain form. */
export const islands = [PrintButton.kind];
