import type { OverlayOptions } from 'sharp';
import { type CardLayout, FONT_FACTORS } from './card-layout.ts';
import { renderText } from './render-text.ts';

const FOOTER_TEXT_COLOUR = '#f4f2e7';
const ACCENT_COLOUR = '#ffb81c';

/** Shares of the height of the footer. */
const MAX_FOOTER_HEIGHT_SHARES = { siteName: 0.4, url: 0.42 };
const MAX_SITE_NAME_WIDTH_SHARE = 0.4;
const FOOTER_GAP_PX = 40;

export async function createFooterOverlays(
  siteName: string,
  url: string,
  { footer, footerMargin, hasSingleLineFooter, textSize }: CardLayout,
): Promise<OverlayOptions[]> {
  const width = footer.width - footerMargin * 2;
  const nameImage = await renderText(siteName, {
    size: textSize * FONT_FACTORS.siteName,
    colour: ACCENT_COLOUR,
    weight: 700,
    width: width * MAX_SITE_NAME_WIDTH_SHARE,
    maxHeight: footer.height * MAX_FOOTER_HEIGHT_SHARES.siteName,
  });
  const urlImage = await renderText(url, {
    size: textSize * FONT_FACTORS.url,
    colour: FOOTER_TEXT_COLOUR,
    weight: 400,
    width: hasSingleLineFooter ? width - nameImage.width - FOOTER_GAP_PX : width,
    maxHeight: footer.height * MAX_FOOTER_HEIGHT_SHARES.url,
  });
  const centreVertically = (height: number) =>
    Math.round(footer.top + (footer.height - height) / 2);
  if (hasSingleLineFooter) {
    const urlLeft = footer.width - footerMargin - urlImage.width;
    return [
      { input: nameImage.bytes, left: footerMargin, top: centreVertically(nameImage.height) },
      { input: urlImage.bytes, left: urlLeft, top: centreVertically(urlImage.height) },
    ];
  }
  const urlOffset = nameImage.height + textSize / 2;
  const nameTop = centreVertically(urlOffset + urlImage.height);
  return [
    { input: nameImage.bytes, left: footerMargin, top: nameTop },
    { input: urlImage.bytes, left: footerMargin, top: Math.round(nameTop + urlOffset) },
  ];
}
