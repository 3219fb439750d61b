import { PrintButton } from '../posts/print-button.tsx';
import { Share } from '../share/share.tsx';
import { VoteButton } from '../votes/vote-button.tsx';

/** For post and question pages. Forms are not islands, because few readers use them. */
export const islands = [Share.kind, VoteButton.kind, PrintButton.kind];
