import { Component, type ReactNode } from 'react';
import { Unavailable } from '../app/errors/page-error.tsx';
import { isHydrated } from './hydrated.tsx';
import { reloadDocument } from './track-navigation.ts';

interface Props {
  readonly children: ReactNode;
  /** Marks the version as failed; true if a reload will use the previous one. */
  readonly abandon: (error: unknown) => Promise<boolean>;
}

interface State {
  readonly failed: boolean;
  /** Server HTML of this page, as long as it is displayed. */
  readonly html?: string | undefined;
}

/**
 * Error boundary of a remote's page. Reloads the document with the remote's previous version;
 * without one it keeps the server HTML or shows a message with a retry.
 */
export class RemoteBoundary extends Component<Props, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    const html = isHydrated() ? undefined : document.querySelector('main')?.innerHTML;
    return { failed: true, html };
  }

  override componentDidCatch(error: unknown) {
    this.props.abandon(error).then((hasEarlier) => {
      if (hasEarlier) reloadDocument();
    });
  }

  override render() {
    const { failed, html } = this.state;
    if (!failed) return this.props.children;
    // HTML from our own server, which was already in the document.
    if (html) return <div data-frozen dangerouslySetInnerHTML={{ __html: html }} />;
    return <Unavailable title="error.something_wrong" />;
  }
}
