import { Component, type ReactNode } from 'react';

interface KeepHtmlProps {
  /** As the server rendered it. */
  readonly html: string;
  readonly onFailure: (error: unknown) => void;
  readonly children: ReactNode;
}

/** An island that breaks stays as the server rendered it: it can be read, and its links lead on. */
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
