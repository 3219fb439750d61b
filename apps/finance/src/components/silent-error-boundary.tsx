import { Component, type ReactNode } from 'react';

/** A part whose code cannot be had, or that throws, is left out; the page around it stays. */
export class SilentErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
