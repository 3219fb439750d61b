import { markup, moveTo, repeat, toRadians } from '../markup.ts';

export const drawStar = (x: number, y: number, r: number, fill: string, edge = ''): string => {
  const points = repeat(10, (i) => {
    const angle = toRadians(i * 36 - 90);
    const distance = i % 2 ? r * 0.42 : r;
    return markup`${i ? 'L' : 'M'}${x + distance * Math.cos(angle)} ${y + distance * Math.sin(angle)}`;
  });
  return `<path d="${points}Z" fill="${fill}"${edge && ` stroke="${edge}" stroke-width="5" stroke-linejoin="round"`}/>`;
};

/** A speech bubble with its tip at the lower left (`side` -1) or lower right (`side` 1). */
export const drawSpeechBubble = (
  bubble: { x: number; y: number; width: number; height: number; side: 1 | -1 },
  fill = '#fff',
): string => {
  const { x, y, width, height, side } = bubble;
  const tipX = side === 1 ? x + width * 0.72 : x + width * 0.28;
  return markup`<path d="M${x + 24} ${y}H${x + width - 24}q24 0 24 24V${y + height - 24}q0 24 -24 24H${tipX + 30}L${tipX - side * 8} ${y + height + 52}L${tipX - 30} ${y + height}H${x + 24}q-24 0 -24 -24V${y + 24}q0 -24 24 -24Z" fill="${fill}"/>`;
};

/** A magnifying glass with its lens of radius r at x,y. */
export const drawMagnifier = (x: number, y: number, r: number): string =>
  markup`<path d="M${x + r * 0.68} ${y + r * 0.68}L${x + r * 1.6} ${y + r * 1.6}" stroke="#7a5330" stroke-width="${r * 0.3}" stroke-linecap="round"/><circle cx="${x}" cy="${y}" r="${r}" fill="#e6f2f5" fill-opacity=".22" stroke="#14201a" stroke-width="${r * 0.16}"/><path d="M${x - r * 0.6} ${y - r * 0.3}Q${x - r * 0.4} ${y - r * 0.66} ${x} ${y - r * 0.7}" stroke="#fff" stroke-width="${r * 0.12}" fill="none" stroke-linecap="round"/>`;

/** An open umbrella, 440 wide at scale 1. The middle of its lower edge is at x,y. */
export const drawUmbrella = (x: number, y: number, scale: number): string =>
  moveTo(
    '<path d="M0 -190V70Q0 104 -32 104T-62 72" fill="none" stroke="#3a4045" stroke-width="15" stroke-linecap="round"/><path d="M-220 0Q-206 -190 0 -196Q206 -190 220 0Q180 -34 146 0Q110 -34 74 0Q36 -34 0 0Q-36 -34 -74 0Q-110 -34 -146 0Q-180 -34 -220 0Z" fill="#12756b"/><path d="M-74 0Q-70 -140 0 -196Q70 -140 74 0Q36 -34 0 0Q-36 -34 -74 0Z" fill="#f4ead2"/><path d="M0 -196V-218" stroke="#3a4045" stroke-width="12" stroke-linecap="round"/>',
    x,
    y,
    scale,
  );

/** A bar chart with rising bars. The lower left corner of the first bar is at x,y. */
export const drawBarChart = (x: number, y: number, count: number): string =>
  repeat(
    count,
    (i) =>
      markup`<path d="M${x + i * 92} ${y}V${y - 80 - i * 62}h64V${y}Z" fill="${['#9db06a', '#5d8044', '#2f6f5c', '#12756b', '#0a5a3a'][i % 5] ?? '#5d8044'}"/>`,
  );

/** A rising arrow, 400 wide, which begins at x,y. */
export const drawRisingArrow = (x: number, y: number): string =>
  markup`<path d="M${x} ${y}L${x + 150} ${y - 90}L${x + 230} ${y - 60}L${x + 400} ${y - 190}" fill="none" stroke="#8f5d00" stroke-width="20" stroke-linejoin="round"/><path d="M${x} ${y}L${x + 150} ${y - 90}L${x + 230} ${y - 60}L${x + 400} ${y - 190}" fill="none" stroke="#ffb81c" stroke-width="13" stroke-linejoin="round"/><path d="M${x + 352} ${y - 206}L${x + 430} ${y - 214}L${x + 404} ${y - 140}Z" fill="#ffb81c" stroke="#8f5d00" stroke-width="4"/>`;

/** Flags on a string from x0 to x1. */
export const drawBunting = (x0: number, x1: number, y: number): string => {
  const count = Math.round((x1 - x0) / 52);
  const step = (x1 - x0) / count;
  const computeSag = (i: number) => 34 * Math.sin((Math.PI * i) / count);
  return (
    markup`<path d="M${x0} ${y}Q${(x0 + x1) / 2} ${y + 68} ${x1} ${y}" fill="none" stroke="#6b5a3a" stroke-width="4"/>` +
    repeat(
      count,
      (i) =>
        markup`<path d="M${x0 + i * step + 4} ${y + computeSag(i) + 2}L${x0 + (i + 1) * step - 4} ${y + computeSag(i + 1) + 2}L${x0 + (i + 0.5) * step} ${y + computeSag(i + 0.5) + 52}Z" fill="${['#b9542a', '#ffb81c', '#12756b', '#2f7fa6'][i % 4] ?? '#b9542a'}"/>`,
    )
  );
};
