import { markup, moveTo, repeat } from '../markup.ts';

const STEM_SPACING = 17;

/** Ripe wheat from x0 to x1 with its roots at y = `ground`. The wind moves the ears by `sway` to the right. */
export const drawWheat = (
  x0: number,
  x1: number,
  ground: number,
  height: number,
  sway = 0,
): string => {
  const count = Math.max(0, Math.floor((x1 - x0) / STEM_SPACING));
  const toStemHeight = (i: number) => height * (0.86 + ((i * 5) % 7) * 0.04);
  const stems = repeat(count, (i) => {
    const x = x0 + i * STEM_SPACING;
    const stemHeight = toStemHeight(i);
    return markup`M${x} ${ground}Q${x + 2} ${ground - stemHeight * 0.6} ${x + 7 + sway} ${ground - stemHeight}`;
  });
  const ears = repeat(count, (i) => {
    const x = x0 + i * STEM_SPACING + 7 + sway;
    return markup`M${x} ${ground - toStemHeight(i)}q-10 -20 2 -44q12 22 -2 44z`;
  });
  const background = markup`<path d="M${x0} ${ground}L${x0 + 8 + sway} ${ground - height * 0.8}H${x0 + count * STEM_SPACING + sway}V${ground}Z" fill="#c8973a" fill-opacity=".75"/>`;
  return `${background}<path d="${stems}" stroke="#94701f" stroke-width="4" fill="none"/><path d="${ears}" fill="#ecc25c" stroke="#94701f" stroke-width="2"/>`;
};

/** A young plant with its foot at x,y. */
export const drawSeedling = (x: number, y: number, scale = 1): string =>
  moveTo(
    '<path d="M0 0Q-2 -30 0 -62" stroke="#4f7436" stroke-width="7" fill="none" stroke-linecap="round"/><path d="M0 -52Q-46 -58 -50 -96Q-8 -96 0 -52ZM0 -60Q40 -74 38 -112Q0 -104 0 -60Z" fill="#6d9a45" stroke="#4f7436" stroke-width="3"/>',
    x,
    y,
    scale,
  );

const SACK_PATH = 'M-52 0Q-66 -60 -40 -84Q0 -98 40 -84Q66 -60 52 0Q0 12 -52 0Z';

/** A filled sack with the middle of its base at x,y. */
export const drawSack = (x: number, y: number, scale = 1): string =>
  moveTo(
    `<path d="${SACK_PATH}" fill="#e2c690" stroke="#a3834a" stroke-width="3"/><path d="M-28 -86L-36 -112Q0 -120 36 -112L28 -86Z" fill="#d2b277" stroke="#a3834a" stroke-width="3"/><path d="M-32 -84Q0 -76 32 -84" stroke="#8a5a24" stroke-width="6" fill="none"/><path d="M-30 -50q30 10 60 0" stroke="#c9a968" stroke-width="4" fill="none"/>`,
    x,
    y,
    scale,
  );

/** A heap of grain with the middle of its base at x,y. */
export const drawHeap = (x: number, y: number, width: number): string =>
  markup`<path d="M${x - width / 2} ${y}Q${x - width * 0.2} ${y - width * 0.4} ${x} ${y - width * 0.42}Q${x + width * 0.2} ${y - width * 0.4} ${x + width / 2} ${y}Z" fill="#dcae47"/><path d="M${x - width * 0.2} ${y - width * 0.16}q${width * 0.1} -${width * 0.14} ${width * 0.22} -${width * 0.16}M${x + width * 0.1} ${y - width * 0.1}q${width * 0.06} -${width * 0.08} ${width * 0.14} -${width * 0.1}" stroke="#f3dc94" stroke-width="6" fill="none" stroke-linecap="round"/>`;
