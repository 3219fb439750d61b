import { type RefObject, useEffect, useRef } from 'react';
import type { ControlState, TypedControl } from './repeat-typed.ts';

/** Props of a control; an object `ref` is reused. */
type Props<Element extends TypedControl> = ControlState & {
  readonly ref?: RefObject<Element | null> | undefined;
};

/**
 * Applies input from before hydration, which takes seconds on a slow phone (`repeatTyped`).
 * @returns the ref for the element
 */
export function useTypedBefore<Element extends TypedControl>(
  props: Props<Element>,
): RefObject<Element | null> {
  const localRef = useRef<Element>(null);
  const element = props.ref ?? localRef;
  // Once: afterwards React receives all events.
  useEffect(() => window.repeatTyped?.(element.current, props), []);
  return element;
}
