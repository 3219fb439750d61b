import { PrintButton } from '../visit-list/print-button.tsx';

export const islands = [PrintButton.kind];
