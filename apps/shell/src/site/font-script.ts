/** There and back, in milliseconds; a browser that has not measured its line says 100. */
const FAST_MS = 100;

/** Under this name the browser remembers which fonts it has: their addresses, with spaces between. */
export const KEPT_FONTS = 'fonts';

/** The preloads of fonts, where nobody acts on them but the script. */
export const fontTemplate = (fonts: readonly string[]) =>
  `<template>${fonts
    .map((font) => `<link rel="preload" as="font" href="${font}" crossorigin>`)
    .join('')}</template>`;

/**
 * Has the page's fonts fetched early where the line is fast. Where it is slow they would come too late for the page
 * and keep its scripts waiting: it is in the phone's letters (`data-letters`), unless the browser has the fonts
 * from a page before. `keepFonts` fetches them for the next one. Browsers that do not tell how fast the line is paint
 * while a preloaded font comes; Chromium would wait for it.
 */
export const fontScript = `(d=>{try{
let fonts=d.querySelector('template').content;
(navigator.connection||{}).rtt>${FAST_MS}
?[...fonts.children].every(font=>(localStorage.${KEPT_FONTS}||'').includes(font.getAttribute('href')))
||(d.documentElement.dataset.letters='')
:d.head.append(fonts)
}catch{}})(document)`.replaceAll('\n', '');
