import { Component, type ReactNode } from 'react';

/** Renders nothing if a child throws or its code fails to load, so that the rest of the page remains. */
export class OptionalPart extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }
  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
