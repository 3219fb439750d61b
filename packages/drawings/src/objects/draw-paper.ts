import { markup, moveTo, repeat } from '../markup.ts';

const PAPER_MARKUP =
  '<path d="M-120 -160H84L120 -124V160H-120Z" fill="#fffdf6" stroke="#c9c0a6" stroke-width="4" stroke-linejoin="round"/><path d="M84 -160V-124H120Z" fill="#e3dcc6" stroke="#c9c0a6" stroke-width="4" stroke-linejoin="round"/><path d="M-90 -120H40" stroke="#14201a" stroke-width="16"/><path d="M-90 -78H90M-90 -46H90M-90 -14H70M-90 18H90M-90 50H30" stroke="#b3ae9c" stroke-width="11" stroke-linecap="round"/><path d="M-86 118q14 -34 24 -6t22 -8t20 4h26" stroke="#2f5f9a" stroke-width="6" fill="none" stroke-linecap="round"/>';

const STAMP_MARKUP =
  '<circle cx="66" cy="104" r="36" fill="none" stroke="#8f3a34" stroke-width="7"/><circle cx="66" cy="104" r="23" fill="none" stroke="#8f3a34" stroke-width="4"/><path d="M54 104l9 10 16 -20" stroke="#8f3a34" stroke-width="7" fill="none" stroke-linecap="round"/>';

/** A document, 240x320 at scale 1, centred on x,y. */
export const drawPaper = (x: number, y: number, scale: number, rotation: number): string =>
  moveTo(PAPER_MARKUP, x, y, scale, rotation);

/** A document with a round stamp, 240x320 at scale 1, centred on x,y. */
export const drawStampedPaper = (x: number, y: number, scale: number, rotation: number): string =>
  moveTo(PAPER_MARKUP + STAMP_MARKUP, x, y, scale, rotation);

/** A clipboard, 280x370 at scale 1, with its centre near x,y. The first `ticks` of its four items are ticked. */
export const drawClipboard = (
  x: number,
  y: number,
  scale: number,
  rotation: number,
  ticks = 4,
): string =>
  moveTo(
    `<rect x="-140" y="-180" width="280" height="370" rx="18" fill="#7a5330"/><path d="M-116 -150H116V166H-116Z" fill="#fffdf6"/><rect x="-60" y="-204" width="120" height="48" rx="12" fill="#8c959b" stroke="#3a4045" stroke-width="4"/>${repeat(
      4,
      (i) =>
        markup`<rect x="-92" y="${-118 + i * 68}" width="42" height="42" rx="8" fill="${i < ticks ? '#dcebd8' : '#fff'}" stroke="#0a5a3a" stroke-width="5"/>${i < ticks ? markup`<path d="M-84 ${-98 + i * 68}l12 12 24 -28" stroke="#0a5a3a" stroke-width="9" fill="none" stroke-linecap="round" stroke-linejoin="round"/>` : ''}<path d="M-30 ${-98 + i * 68}H${86 - (i % 2) * 30}" stroke="#b3ae9c" stroke-width="13" stroke-linecap="round"/>`,
    )}`,
    x,
    y,
    scale,
    rotation,
  );

export const drawPen = (x: number, y: number, scale: number, rotation: number): string =>
  moveTo(
    '<path d="M0 0L-12 -34V-190Q0 -204 12 -190V-34Z" fill="#2f5f9a" stroke="#1c3a60" stroke-width="3"/><path d="M0 0L-12 -34H12Z" fill="#e6cf94" stroke="#1c3a60" stroke-width="3"/><path d="M14 -184V-110" stroke="#c9d0d4" stroke-width="6" stroke-linecap="round"/>',
    x,
    y,
    scale,
    rotation,
  );

/** A key. The middle of its bow is at x,y. */
export const drawKey = (x: number, y: number, scale: number, rotation: number): string =>
  moveTo(
    '<g stroke="#8f5d00" stroke-width="4"><path d="M-12 40H12V170L0 186L-12 170V150H-30V132H-12V116H-26V98H-12Z" fill="#ffcf5c"/><path d="M-44 0Q-44 -44 0 -44T44 0T0 46T-44 0ZM-16 -6Q-16 10 0 10T16 -6T0 -20T-16 -6Z" fill="#ffb81c" fill-rule="evenodd"/></g>',
    x,
    y,
    scale,
    rotation,
  );
