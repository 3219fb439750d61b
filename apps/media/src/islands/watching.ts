import { Share } from '../share/share.tsx';
import { PlayerIsland } from '../videos/player.tsx';

/** Islands of the video list and of the page of a video. */
export const islands = [PlayerIsland.kind, Share.kind];
