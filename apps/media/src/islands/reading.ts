import { PrintButton } from '../posts/print-button.tsx';
import { Share } from '../share/share.tsx';
import { VoteButton } from '../votes/vote-button.tsx';

/** What is hydrated of pages to read. Their forms to write are hydrated with the whole page: few readers write. */
export const islands = [Share.kind, VoteButton.kind, PrintButton.kind];
