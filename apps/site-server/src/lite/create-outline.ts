import { type DefaultTreeAdapterTypes, html as names, defaultTreeAdapter as tree } from 'parse5';

/** SVG content of placeholders for pictures, 64 by 48. A page defines each once and references it by id. */
const OUTLINE_PATHS = {
  tractor:
    '<circle cx="17" cy="34" r="10"/><circle cx="17" cy="34" r="4"/><circle cx="49" cy="37" r="7"/><path d="M24 27h30v9M24 27V10h14l4 17M47 27v-9"/>',
  implement:
    '<path d="M8 18h48v8H8zM32 18V8M24 12h16M14 26l-4 14m14-14-4 14m14-14-4 14m14-14-4 14"/>',
  tyre: '<circle cx="32" cy="24" r="19"/><circle cx="32" cy="24" r="10"/><path d="M32 5v9m0 20v9M13 24h9m20 0h9"/>',
  picture: '<path d="M8 8h48v32H8zM8 34l14-12 10 8 8-6 16 12"/><circle cx="44" cy="17" r="4"/>',
} as const;

type Outline = keyof typeof OUTLINE_PATHS;

/** Captures the kind of a picture, such as `tyre` in `/img/tyre/mrf-1/side-200.webp`. */
const PICTURE_PATH = /^\/(?:img|photos?)\/(\w+)/;

function selectOutline(src: string): Outline {
  const [, kind = ''] = PICTURE_PATH.exec(src) ?? [];
  if (kind === 'tractor' || kind === 'used') return 'tractor';
  return kind === 'implement' || kind === 'tyre' ? kind : 'picture';
}

const toOutlineId = (outline: Outline) => `lite-${outline}`;

export const outlineSheet = [
  '<svg width="0" height="0" style="position:absolute" aria-hidden="true">',
  ...Object.entries(OUTLINE_PATHS).map(
    ([name, lines]) =>
      `<symbol id="${toOutlineId(name as Outline)}" viewBox="0 0 64 48" fill="none" stroke="currentColor" stroke-width="1.5">${lines}</symbol>`,
  ),
  '</svg>',
].join('');

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
