/**
 * Longest round-trip time of a fast connection. Browsers report 100 until they have measured one, so an unmeasured
 * connection counts as fast.
 */
const MAX_FAST_RTT_MS = 100;

export const CACHED_FONTS_KEY = 'fonts';

export const createFontTemplate = (fonts: readonly string[]) =>
  `<template>${fonts
    .map((font) => `<link rel="preload" as="font" href="${font}" crossorigin>`)
    .join('')}</template>`;

/**
 * Preloads the fonts of the page on a fast connection. On a slow connection the fonts would arrive too late and delay
 * the scripts, so `data-letters` selects system fonts unless the fonts are cached, and `prefetchFonts` fetches the
 * fonts for the next page.
 */
export const fontScript = `(d=>{try{
let fonts=d.querySelector('template').content;
(navigator.connection||{}).rtt>${MAX_FAST_RTT_MS}
?[...fonts.children].every(font=>(localStorage.${CACHED_FONTS_KEY}||'').includes(font.getAttribute('href')))
||(d.documentElement.dataset.letters='')
:d.head.append(fonts)
}catch{}})(document)`.replaceAll('\n', '');
