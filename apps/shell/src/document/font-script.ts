/** There and back, in milliseconds; a browser that has not measured its line says 100. */
const FAST_MS = 100;

/** The preloads of fonts, where nobody acts on them but the script. */
export const fontTemplate = (fonts: readonly string[]) =>
  `<template>${fonts
    .map((font) => `<link rel="preload" as="font" href="${font}" crossorigin>`)
    .join('')}</template>`;

/**
 * Has the page's fonts fetched early where the line is fast. Where it is slow they are for the next page: Chromium
 * would keep the first paint back for a preloaded font. Browsers that do not tell how fast the line is paint anyway.
 */
export const fontScript = `(navigator.connection||{}).rtt>${FAST_MS}||document.head.append(document.querySelector('template').content)`;
