import { Share } from '../share/share.tsx';
import { PlayerIsland } from '../videos/player.tsx';

/** What is hydrated of videos, in a list and alone. */
export const islands = [PlayerIsland.kind, Share.kind];
