import { Component, type ReactNode } from 'react';

interface KeepHtmlProps {
  /** Server-rendered HTML. */
  readonly html: string;
  readonly onFailure: (error: unknown) => void;
  readonly children: ReactNode;
}

/** Error boundary that restores the server HTML of an island, so that its content and links stay usable. */
export class KeepHtml extends Component<KeepHtmlProps, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override componentDidCatch(error: unknown) {
    this.props.onFailure(error);
  }
  override render() {
    const { html, children } = this.props;
    if (!this.state.failed) return children;
    return <div style={{ display: 'contents' }} dangerouslySetInnerHTML={{ __html: html }} />;
  }
}
