import { createElement } from 'react';
import { BaseIcon, type IconProps } from './base-icon.tsx';

/** Icon data in the files of lucide: the child elements of an `svg` with a 24x24 grid. */
export interface Drawing {
  readonly node: readonly (readonly [tag: string, attributes: Record<string, string>])[];
}

/**
 * Replaces the icon factory of lucide in builds (see the patch table in packages/tooling). It omits class names and
 * scaling, which each app would bundle.
 */
export default function lucideIcon({ node }: Drawing) {
  const children = node.map(([tag, attributes]) => createElement(tag, attributes));
  // Children that are passed as arguments need no keys.
  return (props: IconProps) => createElement(BaseIcon, props, ...children);
}
