/** The path as a stroke without a fill. */
const drawLine = (path: string, width = 2): string =>
  `<path d="${path}" fill="none" stroke-width="${width}"/>`;
const fillPath = (path: string): string => `<path d="${path}"/>`;
const drawRing = (x: number, y: number, r: number, width = 2.4): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke-width="${width}"/>`;
const drawDot = (x: number, y: number, r: number): string =>
  `<circle cx="${x}" cy="${y}" r="${r}"/>`;
const repeatAt = (xs: readonly number[], shape: (x: number) => string): string =>
  xs.map(shape).join('');
/** Cuts circles [x, y, radius] out of the body, so that a gap separates body and wheels, which have the same colour. */
const cutOutWheels = (
  wheels: readonly (readonly [number, number, number])[],
  body: string,
): string =>
  `<mask id="rim" maskUnits="userSpaceOnUse" x="0" y="0" width="40" height="40"><path d="M0 0H40V40H0Z" fill="#fff" stroke="none"/>${wheels.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="#000" stroke="none"/>`).join('')}</mask><g mask="url(#rim)">${body}</g>`;
/** Mast of the three-point hitch with its foot at y. */
const drawHitch = (y: number): string => drawLine(`M15 ${y}L19 ${y - 9}h2L25 ${y}`, 2.2);

/** SVG body of each silhouette in a 40x40 view box. The group around it sets the colour. */
export const ICON_SILHOUETTES: Readonly<Record<string, string>> = {
  plough:
    drawLine('M3 12L32 17L36 21', 3.2) +
    drawLine('M5 12L8 4H11L19 14', 2.2) +
    repeatAt([8, 21], (x) =>
      fillPath(`M${x} ${13 + x / 8}h4v7q7 -2 9 2q-5 3 -7 9l-11 2q5 -5 5 -12z`),
    ) +
    drawRing(36, 29, 3, 2.2),
  cultivator:
    drawHitch(14) +
    fillPath('M3 13H37V17H3Z') +
    repeatAt([6, 13, 20, 27, 34], (x) => drawLine(`M${x} 16q6 2 3 9q-1 4 -6 6`, 2.4)),
  sprayer:
    fillPath('M13 6h4V4h6v2h4q2 0 2 2l1 12q0 2 -2 2H12q-2 0 -2 -2l1 -12q0 -2 2 -2z') +
    drawLine('M2 25H38', 3) +
    drawLine(
      'M4 28L2 35M4 28L7 35M12 28L10 35M12 28L15 35M20 28L18 35M20 28L23 35M28 28L26 35M28 28L31 35M36 28L34 35M36 28L38 35',
      1.2,
    ),
  'power-tiller':
    drawLine('M2 10H8L22 18', 2.4) +
    fillPath('M20 14H33q3 0 3 3v8H20Z') +
    drawLine('M31 14V8', 2.4) +
    drawRing(23, 28, 6.5, 3.6) +
    drawLine('M5 27a6 6 0 0 1 11 -3', 3) +
    drawLine('M10 25V34M6 28L3 33M14 28L16 33', 2) +
    drawDot(23, 28, 2),
  rotavator:
    drawHitch(13) +
    fillPath('M4 15q0 -3 3 -3H33q3 0 3 3V24H4Z') +
    fillPath('M2 14h4V29q-2 3 -4 0ZM34 14h4V29q-2 3 -4 0Z') +
    repeatAt([9, 15, 21, 27], (x) => drawLine(`M${x} 24V30q0 3 3 3`, 2.4)),
  baler:
    cutOutWheels(
      [[15, 29, 6.4]],
      fillPath('M8 27L7 18Q8 7 17 6Q27 6 28 17Q28 25 23 28Z') + drawLine('M1 27H8', 2.4),
    ) +
    drawDot(15, 29, 5) +
    drawRing(32, 28, 6, 2.2) +
    drawLine('M32 28q2 0 2 -2t-3 -2t-3 3t4 5', 1.4) +
    drawLine('M5 28L3 34M9 30L8 35', 1.8),
  'combine-harvester':
    cutOutWheels(
      [
        [21, 28, 7.4],
        [8, 30.5, 5.2],
      ],
      fillPath('M2 18L7 13H22V7H29L31 19H25V27H4L2 23Z') + drawLine('M27 21L32 29L39 31', 2.6),
    ) +
    fillPath('M9 11.500L8 8H20L19 11.500Z') +
    drawLine('M20 6L3 4', 2.2) +
    drawRing(35, 23, 4, 1.8) +
    drawDot(21, 28, 6) +
    drawDot(8, 30.5, 4),
  harrow:
    drawHitch(14) +
    fillPath('M3 13H37V17H3Z') +
    drawLine('M8 16V22M32 16V22', 2.4) +
    repeatAt([5, 11, 17, 23, 29, 35], (x) => `<ellipse cx="${x}" cy="27" rx="2.300" ry="7.500"/>`),
  'super-seeder':
    fillPath('M3 6H37V9L34 17H6L3 9Z') +
    repeatAt([8, 14, 20, 26, 32], (x) => drawLine(`M${x} 17V24`, 1.8)) +
    fillPath('M3 23H37V27H3Z') +
    repeatAt([8, 14, 20, 26, 32], (x) => fillPath(`M${x - 1.8} 28h3.600v6q-1.800 2.500 -3.600 0z`)),
  'laser-land-leveler':
    fillPath('M9 21H22L21 31Q14 33 7 31L9 26Z') +
    drawLine('M1 24H8L14 21', 2.2) +
    drawLine('M15 21V8', 2.2) +
    fillPath('M13 4h4v6h-4z') +
    drawLine('M21 23L27 28', 2.4) +
    drawRing(27, 29, 4, 2.4) +
    drawLine('M20 8H22M25 9H27M30 10H31', 1.6) +
    fillPath('M33 8h4v5h-4z') +
    drawLine('M35 13L32 24M35 13L38 24', 1.6),
  'rice-transplanter':
    drawLine('M16 7L6 27', 3) +
    drawLine('M13 9l-5 -3M11 13l-5 -3M9 17l-5 -3M7 21l-5 -3', 1.8) +
    fillPath('M25 21L27 14H32L36 22V25H17V21Z') +
    drawLine('M26 15L24 10', 2) +
    drawLine('M17 20V14', 2.6) +
    drawRing(22, 28, 5.5, 2.2) +
    drawRing(33, 29, 3.8, 2) +
    fillPath('M3 32H15V35H5Z'),
  'straw-reaper':
    drawRing(7, 27, 4.5, 1.8) +
    drawLine('M1 34L12 32', 2.2) +
    fillPath('M11 18H22V30H11Z') +
    drawLine('M20 18V12Q20 7 26 8L29 11', 3.2) +
    drawLine('M26 15V28H38V15', 1.8) +
    fillPath('M27 20Q32 13 37 20V27H27Z') +
    drawRing(17, 31, 3.2, 2.2) +
    drawRing(32, 31, 3.2, 2.2),
  mulcher:
    drawHitch(12) +
    fillPath('M2 22Q3 11 9 11H31Q37 11 38 22Z') +
    repeatAt([7, 13, 20, 27, 33], (x) =>
      fillPath(`M${x - 1.2} 22h2.400v3l2.500 3h-7.400l2.500 -3z`),
    ) +
    fillPath('M3 30H37V34Q37 35 36 35H4Q3 35 3 34Z'),
  'tipping-trailer':
    fillPath('M6.500 3.500L35 14L31.500 23.500L3 13Z') +
    drawLine('M1 27H31', 2.8) +
    drawLine('M13 26L12 17', 2.4) +
    drawRing(15, 31, 3.8, 2.6) +
    drawRing(25, 31, 3.8, 2.6) +
    fillPath('M31 36L35.500 25L40 36Z'),
};
