import { type DefaultTreeAdapterTypes, html as names, defaultTreeAdapter as tree } from 'parse5';
import { outlineId, outlineOf } from './outlines.ts';

type Element = DefaultTreeAdapterTypes.Element;

const attributeOf = (element: Element, name: string) =>
  element.attrs.find((one) => one.name === name)?.value;

/** True for a picture that causes a request; data URLs do not. */
export const isPictureOfOurs = (element: Element): boolean =>
  element.tagName === 'picture' ||
  (element.tagName === 'img' && !(attributeOf(element, 'src') ?? '').startsWith('data:'));

const imageIn = (element: Element): Element | undefined =>
  element.tagName === 'img'
    ? element
    : element.childNodes.find(
        (node): node is Element => 'tagName' in node && node.tagName === 'img',
      );

const svg = (tagName: string, attributes: Readonly<Record<string, string>>) =>
  tree.createElement(
    tagName,
    names.NS.SVG,
    Object.entries(attributes).map(([name, value]) => ({ name, value })),
  );

/** Outline of the same size and class; a tap loads the picture's URL. */
export function asOutline(picture: Element): Element | undefined {
  const image = imageIn(picture);
  const src = image && attributeOf(image, 'src');
  if (!image || !src) return undefined;
  const width = attributeOf(image, 'width') ?? '400';
  const height = attributeOf(image, 'height') ?? '300';
  const alt = attributeOf(image, 'alt') ?? '';
  const outline = svg('svg', {
    class: attributeOf(image, 'class') ?? '',
    width,
    height,
    viewBox: `0 0 ${width} ${height}`,
    'data-picture': src,
    ...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': 'true' }),
  });
  tree.appendChild(
    outline,
    svg('use', { href: `#${outlineId(outlineOf(src))}`, width: '100%', height: '100%' }),
  );
  return outline;
}
