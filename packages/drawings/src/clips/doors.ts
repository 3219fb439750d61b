/** What of clips is drawn elsewhere: their frames become films, their stories voices. */
export { type Clip, fileOf, worldOf } from './clip.ts';
export { CLIPS, drawFrame, REELS } from './index.ts';
