/** Entry point of the tools that render clips to films and record their narration. */
export { type Clip, selectFrameSize, toClipFileName } from './clip.ts';
export { DEMO_CLIPS, drawFrame, REEL_CLIPS } from './demo-clips.ts';
