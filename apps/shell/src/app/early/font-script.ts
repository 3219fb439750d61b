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
export const fontScript = `(()=>{
  try{
    let fonts=document.querySelector('template').content;
    if((navigator.connection||{}).rtt>${MAX_FAST_RTT_MS}){
      let cached=localStorage.${CACHED_FONTS_KEY}||'';
      if(![...fonts.children].every(font=>cached.includes(font.getAttribute('href'))))
        document.documentElement.dataset.letters=''
    }else document.head.append(fonts)
  }catch{}
})()`.replace(/\n\s*/g, '');
