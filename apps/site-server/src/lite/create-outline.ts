import { type DefaultTreeAdapterTypes, html as names, defaultTreeAdapter as tree } from 'parse5';
import { selectOutline, toOutlineId } from './outline-sheet.ts';

type Element = DefaultTreeAdapterTypes.Element;

const DEFAULT_WIDTH = '400';
const DEFAULT_HEIGHT = '300';

export const getAttribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((attribute) => attribute.name === name)?.value;

/** Images with a `data:` URL need no request, so they stay. */
export const isRequestedPicture = (element: Element): boolean =>
  element.tagName === 'picture' ||
  (element.tagName === 'img' && !(getAttribute(element, 'src') ?? '').startsWith('data:'));

const findImage = (element: Element): Element | undefined =>
  element.tagName === 'img'
    ? element
    : element.childNodes.find(
        (node): node is Element => 'tagName' in node && node.tagName === 'img',
      );

const createSvgElement = (tagName: string, attributes: Readonly<Record<string, string>>) =>
  tree.createElement(
    tagName,
    names.NS.SVG,
    Object.entries(attributes).map(([name, value]) => ({ name, value })),
  );

/** The outline has the size and class of the picture, which `lite.js` loads on a tap. */
export function createOutline(picture: Element): Element | undefined {
  const image = findImage(picture);
  const src = image && getAttribute(image, 'src');
  if (!image || !src) return undefined;
  const width = getAttribute(image, 'width') ?? DEFAULT_WIDTH;
  const height = getAttribute(image, 'height') ?? DEFAULT_HEIGHT;
  const alt = getAttribute(image, 'alt') ?? '';
  const outline = createSvgElement('svg', {
    class: getAttribute(image, 'class') ?? '',
    width,
    height,
    viewBox: `0 0 ${width} ${height}`,
    'data-picture': src,
    ...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': 'true' }),
  });
  tree.appendChild(
    outline,
    createSvgElement('use', {
      href: `#${toOutlineId(selectOutline(src))}`,
      width: '100%',
      height: '100%',
    }),
  );
  return outline;
}
