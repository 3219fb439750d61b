import { type RefObject, useEffect, useRef } from 'react';
import type { ControlState, TypedControl } from './repeat-typed.ts';

/** Props of a control. If the control has an object `ref`, the hook returns it instead of a new one. */
type Props<Element extends TypedControl> = ControlState & {
  readonly ref?: RefObject<Element | null> | undefined;
};

/**
 * Replays input from before hydration with `repeatTyped`, because hydration takes seconds on a slow phone.
 *
 * @returns ref for the element of the control
 */
export function useTypedBefore<Element extends TypedControl>(
  props: Props<Element>,
): RefObject<Element | null> {
  const localRef = useRef<Element>(null);
  const element = props.ref ?? localRef;
  // Runs once, because React receives all later events.
  useEffect(() => window.repeatTyped?.(element.current, props), []);
  return element;
}
