/** Clips for the tools that render them to films and record their voices. */
export { type Clip, selectFrameSize, toClipFileName } from './clip.ts';
export { DEMO_CLIPS, drawFrame, REEL_CLIPS } from './demo-clips.ts';
