/** What of clips is drawn elsewhere: their frames become films, their stories voices. */
export { type Clip, selectFrameSize, toClipFileName } from './clip.ts';
export { DEMO_CLIPS, drawFrame, REEL_CLIPS } from './demo-clips.ts';
