import { moveTo } from '../markup.ts';
import { darken } from '../mix.ts';

export interface FarmerStyle {
  cloth: string;
  head: string;
  skin?: string;
  /** Draws a scarf instead of a turban. `head` is the colour of either. */
  hasScarf?: boolean;
}

/** Head and shoulders of a farmer, 224 wide and 264 high at scale 1. The middle of the lower edge is at x,y. */
export function drawFarmer(style: FarmerStyle, x: number, y: number, scale = 1): string {
  const skin = style.skin ?? '#a8703f';
  const edge = darken(style.cloth, 0.25);
  const shoulders = `<path d="M-112 0Q-112 -84 -44 -98L0 -86L44 -98Q112 -84 112 0Z" fill="${style.cloth}"/><path d="M-26 -94L0 -56L26 -94" fill="none" stroke="${edge}" stroke-width="8" stroke-linejoin="round"/><path d="M0 -56V0" stroke="${edge}" stroke-width="5"/>`;
  const neck = `<path d="M-24 -130H24V-92Q0 -62 -24 -92Z" fill="${darken(skin, 0.18)}"/>`;
  const face = `<path d="M-50 -196Q-52 -118 0 -112Q52 -118 50 -196Z" fill="${skin}"/><circle cx="-19" cy="-172" r="5" fill="#1d1410"/><circle cx="19" cy="-172" r="5" fill="#1d1410"/><path d="M-30 -186q11 -7 22 0M8 -186q11 -7 22 0" stroke="#1d1410" stroke-width="4" fill="none" stroke-linecap="round"/><path d="M0 -170v16q-6 4 -8 0" stroke="${darken(skin, 0.3)}" stroke-width="4" fill="none" stroke-linecap="round"/>`;
  const smile = `<path d="M-14 -132q14 10 28 0" stroke="#5c2d1c" stroke-width="4" fill="none" stroke-linecap="round"/>`;
  const turban = `<path d="M-62 -194Q-74 -252 -8 -262Q70 -264 64 -196Q0 -222 -62 -194Z" fill="${style.head}"/><path d="M-60 -202Q-20 -254 40 -258M-52 -222Q6 -236 62 -214M-30 -252Q30 -246 64 -206" stroke="${darken(style.head, 0.22)}" stroke-width="5" fill="none" stroke-linecap="round"/><path d="M-30 -144Q-14 -156 0 -148Q14 -156 30 -144Q16 -138 0 -142Q-16 -138 -30 -144Z" fill="#241a14"/>`;
  const scarf = `<path d="M-50 -186Q-40 -226 0 -228Q40 -226 50 -186Q26 -214 0 -214Q-26 -214 -50 -186Z" fill="#241a14"/><path d="M-66 -96Q-78 -256 0 -260Q78 -256 66 -96Q84 -60 60 -20L40 -96Q62 -190 36 -214Q0 -236 -36 -214Q-62 -190 -40 -96L-60 -20Q-84 -60 -66 -96Z" fill="${style.head}"/><circle cy="-192" r="5" fill="#b3261e"/>`;
  return moveTo(shoulders + neck + face + smile + (style.hasScarf ? scarf : turban), x, y, scale);
}
