import { plough } from '../../implements/plough.ts';
import { rotavator } from '../../implements/rotavator.ts';
import { markup, moveTo, times } from '../../markup.ts';
import { paintAt } from '../../paint.ts';
import { farmer } from '../../parts/farmer.ts';
import { plate } from '../../parts/metal.ts';
import { standing } from '../../parts/standing.ts';
import { shadow } from '../../parts/studio.ts';
import { wheel } from '../../parts/wheel.ts';
import { table } from '../../props/buildings.ts';
import { heap, sack, seedling } from '../../props/crops.ts';
import { clipboard, paper } from '../../props/paper.ts';
import { bubble, magnifier, star } from '../../props/signs.ts';
import { spanner } from '../../props/tools.ts';
import type { Sheet } from '../../sheet.ts';
import { tractor } from '../../tractor/tractor.ts';
import { listener } from './care.ts';

/** Young plants in front, what was harvested beside them. */
export const agriculture = (sheet: Sheet): string =>
  standing(tractor(sheet, { paint: paintAt(0) }), 250, 400, 0.36) +
  times(7, (i) => seedling(60 + i * 74, 560 + (i % 2) * 14, 0.8 + (i % 3) * 0.1)) +
  heap(690, 556, 200) +
  sack(620, 560, 0.9) +
  sack(560, 572, 0.7);

const stones = times(
  26,
  (i) =>
    markup`<ellipse cx="${-380 + ((i * 197) % 1560)}" cy="${440 + ((i * 67) % 150)}" rx="${8 + (i % 4) * 5}" ry="${6 + (i % 3) * 3}"/>`,
);

/** The ground cut open: dark top soil, clay below, roots that hold on. */
export const soil = (sheet: Sheet): string =>
  `<path d="M-600 300H1400V700H-600Z" fill="#5a3a20"/><path d="M-600 402Q-200 380 100 394T700 404T1400 400V700H-600Z" fill="#8d5e37"/><path d="M-600 512Q200 500 500 524T1400 520V1500H-600Z" fill="${sheet.linear('down', [0, '#b98a5a'], [1, '#8a6038'])}"/><path d="M-600 296H1400V312H-600Z" fill="#6d8a4a"/><g fill="#3c2513" fill-opacity=".35">${stones}</g><g fill="none" stroke="#f4ead2" stroke-linecap="round"><path d="M240 306Q236 380 250 450M240 330Q190 360 176 420M242 350Q290 380 300 440M238 390Q210 410 206 440M520 306Q522 390 508 470M520 332Q570 370 580 430M520 350Q470 380 462 430" stroke-width="6"/></g>` +
  seedling(240, 304, 1.9) +
  seedling(520, 304, 1.6) +
  magnifier(640, 420, 76);

export const implementsRow = (sheet: Sheet): string =>
  standing(plough(sheet, paintAt(3)), 560, 470, 0.62) +
  standing(rotavator(sheet, paintAt(0)), 320, 556, 0.74);

/** A small lorry for the road to the market. */
export const pickup = (sheet: Sheet): string => {
  const skin = sheet.paint('#5b8aa0');
  const edge = '#26414f';
  return (
    shadow(sheet, 400, 534, 360) +
    sack(200, 366, 0.9) +
    sack(300, 366, 0.9) +
    sack(250, 300, 0.9) +
    plate('M70 360H440V470H70Z', skin, edge) +
    markup`<path d="M70 396H440M70 432H440" stroke="${edge}" stroke-opacity=".5" stroke-width="4"/>` +
    plate(
      'M440 470V250Q442 226 470 226H570Q592 228 606 252L644 338L716 356Q742 364 742 396V470Z',
      skin,
      edge,
    ) +
    `<path d="M470 254H562Q576 256 584 272L612 338H470Z" fill="${sheet.linear('slant', [0, '#d6eaf1'], [1, '#7fa7b5'])}" stroke="#1f2326" stroke-width="6"/><path d="M484 264h36l-26 66h-14z" fill="#fff" fill-opacity=".35"/><path d="M530 250V460" stroke="${edge}" stroke-width="4"/><path d="M548 372h34" stroke="#1f2326" stroke-width="8" stroke-linecap="round"/><path d="M704 376H738V406H712Q700 392 704 376Z" fill="#fff4cf" stroke="#1f2326" stroke-width="4"/><path d="M56 462H760V492H56Z" fill="#24282b"/><path d="M70 400h14v34h-14z" fill="#d7263d"/>` +
    wheel(sheet, 202, 474, 62, { rim: '#e6e3da', tread: 'smooth' }) +
    wheel(sheet, 618, 474, 62, { rim: '#e6e3da', tread: 'smooth' })
  );
};

export const contact = (): string =>
  listener(250, 600) +
  bubble({ x: 400, y: 90, width: 340, height: 170, side: -1 }, '#12756b') +
  '<g fill="#fff"><circle cx="490" cy="176" r="20"/><circle cx="570" cy="176" r="20"/><circle cx="650" cy="176" r="20"/></g><path d="M440 380H740V570H440Z" fill="#fffdf6" stroke="#b9b09a" stroke-width="5"/><path d="M440 384L590 486L740 384" fill="none" stroke="#b9b09a" stroke-width="7" stroke-linejoin="round"/><circle cx="712" cy="392" r="27" fill="#ffb81c" stroke="#8f5d00" stroke-width="4"/>';

/** Two colleagues at a table with a plan between them. */
export const career = (sheet: Sheet): string =>
  farmer({ cloth: '#4a5f86', head: '#241a14', scarf: false }, 230, 470, 1) +
  farmer({ cloth: '#8f3a34', head: '#12756b', scarf: true, skin: '#9a6438' }, 560, 470, 1) +
  table(20, 780, 450, 1400) +
  clipboard(396, 400, 0.52, -6) +
  paper(690, 404, 0.4, 8) +
  spanner(sheet, 120, 438, 0.5, -8);

export const noResults = (sheet: Sheet): string =>
  standing(tractor(sheet, { paint: paintAt(3) }), 560, 400, 0.2) + magnifier(330, 300, 150);

export const noReviews = (): string =>
  bubble({ x: 110, y: 80, width: 580, height: 210, side: -1 }, '#fffdf6') +
  times(5, (i) => star(200 + i * 100, 186, 44, '#f4f2ea', '#737a71')) +
  farmer({ cloth: '#f4ead2', head: '#12756b' }, 270, 600, 1.02);

/** The mast stands, but no word comes through. */
export const offline = (sheet: Sheet): string =>
  moveTo(
    '<path d="M-70 300L-10 -120H10L70 300M-58 214H58M-46 130H46M-34 50H34M-58 214L46 130L-34 50M58 214L-46 130L34 50" fill="none" stroke="#4b5257" stroke-width="10" stroke-linejoin="round"/><circle cy="-132" r="18" fill="#b9542a"/><g fill="none" stroke="#8c959b" stroke-width="13" stroke-linecap="round" stroke-dasharray="26 26"><path d="M-56 -176Q-84 -132 -56 -88M56 -176Q84 -132 56 -88M-104 -206Q-150 -132 -104 -58M104 -206Q150 -132 104 -58"/></g><circle cx="104" cy="-20" r="46" fill="#14201a"/><path d="M86 -38l36 36M122 -38l-36 36" stroke="#fff" stroke-width="12" stroke-linecap="round"/>',
    260,
    230,
  ) + standing(tractor(sheet, { paint: paintAt(0), nose: 'round' }), 570, 530, 0.5);
