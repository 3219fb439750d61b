import { markup, moveTo, repeat } from '../markup.ts';

/** A bank with columns, 400 wide at scale 1. The middle of its floor is at x,y. */
export const drawBank = (x: number, y: number, scale: number): string =>
  moveTo(
    `<path d="M-200 0V-28H200V0Z" fill="#8f8672"/><path d="M-180 -28V-52H180V-28Z" fill="#a99f86"/><path d="M-160 -52V-220H160V-52Z" fill="#e3dcc6"/>${repeat(5, (i) => markup`<path d="M${-152 + i * 70} -52V-220h24V-52Z" fill="#fffdf6" stroke="#b9b09a" stroke-width="3"/>`)}<path d="M-190 -220V-250H190V-220Z" fill="#fffdf6" stroke="#b9b09a" stroke-width="3"/><path d="M-206 -250L0 -350L206 -250Z" fill="#f4ead2" stroke="#b9b09a" stroke-width="4" stroke-linejoin="round"/><circle cy="-284" r="24" fill="#ffb81c" stroke="#8f5d00" stroke-width="4"/>`,
    x,
    y,
    scale,
  );

/** An open showroom, 760 wide and 400 high at scale 1. The middle of its floor is at x,y. */
export const drawShowroom = (x: number, y: number, scale: number): string =>
  moveTo(
    '<path d="M-340 0V-300H340V0Z" fill="#f7f1e3"/><path d="M-300 0V-250H300V0Z" fill="#d8cfb8"/><path d="M-300 -250H300V-224H-300Z" fill="#8f8672"/><path d="M-340 -400H340L380 -290H-380Z" fill="#12756b"/><path d="M-243 -400H-146L-163 -290H-271ZM-49 -400H49L54 -290H-54ZM146 -400H243L271 -290H163Z" fill="#f4ead2"/><path d="M-380 -290H-271a54 44 0 0 1 -109 0M-163 -290H-54a54 44 0 0 1 -109 0M54 -290H163a54 44 0 0 1 -109 0M271 -290H380a54 44 0 0 1 -109 0" fill="#12756b"/><path d="M-271 -290H-163a54 44 0 0 1 -108 0M-54 -290H54a54 44 0 0 1 -108 0M163 -290H271a54 44 0 0 1 -108 0" fill="#f4ead2"/><path d="M-390 0H390V18H-390Z" fill="#8f8672"/>',
    x,
    y,
    scale,
  );

/** A table with its top from x0 to x1 at y, and a closed front down to `bottom`. */
export const drawTable = (x0: number, x1: number, y: number, bottom: number): string =>
  markup`<path d="M${x0 + 20} ${y + 20}H${x1 - 20}V${bottom}H${x0 + 20}Z" fill="#7a5330"/><path d="M${x0 + 60} ${y + 56}H${x1 - 60}" stroke="#5f3d20" stroke-width="5"/><path d="M${x0} ${y}H${x1}V${y + 26}H${x0}Z" fill="#9a6b3f"/><path d="M${x0} ${y + 3}H${x1}" stroke="#c9996a" stroke-width="5"/>`;
