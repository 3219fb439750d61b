import { Share } from '../share/share.tsx';
import { PlayerIsland } from '../videos/player.tsx';

/** Islands of video pages, in a list and alone. */
export const islands = [PlayerIsland.kind, Share.kind];
