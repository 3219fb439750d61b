import { Share } from '../components/share.tsx';
import { VoteButton } from '../components/vote-button.tsx';
import { PrintButton } from '../posts/print-button.tsx';

/** For post and question pages. Forms are not islands, because few readers use them. */
export const islands = [Share.kind, VoteButton.kind, PrintButton.kind];
