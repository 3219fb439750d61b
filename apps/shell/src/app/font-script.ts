/** Round-trip time in milliseconds; a browser without measurements reports 100. */
const FAST_MS = 100;

export const CACHED_FONTS_KEY = 'fonts';

export const fontTemplate = (fonts: readonly string[]) =>
  `<template>${fonts
    .map((font) => `<link rel="preload" as="font" href="${font}" crossorigin>`)
    .join('')}</template>`;

/**
 * Preloads the page's fonts on a fast connection. On a slow one they would arrive too late and
 * delay the scripts, so the page uses system fonts (`data-letters`) unless the fonts are cached.
 * `prefetchFonts` then fetches them for the next page.
 */
export const fontScript = `(d=>{try{
let fonts=d.querySelector('template').content;
(navigator.connection||{}).rtt>${FAST_MS}
?[...fonts.children].every(font=>(localStorage.${CACHED_FONTS_KEY}||'').includes(font.getAttribute('href')))
||(d.documentElement.dataset.letters='')
:d.head.append(fonts)
}catch{}})(document)`.replaceAll('\n', '');
