import { Share } from '../components/share.tsx';
import { PlayerIsland } from '../videos/player.tsx';

/** For the video list and the page of a video. */
export const islands = [PlayerIsland.kind, Share.kind];
