import { Component, type ReactNode } from 'react';
import { Unavailable } from '../app/errors/page-error.tsx';
import { isHydrated } from './hydrated.tsx';
import { reloadDocument } from './track-navigation.ts';

interface RemoteBoundaryProps {
  readonly children: ReactNode;
  /** Resolves to true if a reload uses another version. */
  readonly abandon: (error: unknown) => Promise<boolean>;
}

interface RemoteBoundaryState {
  readonly failed: boolean;
  readonly html?: string | undefined;
}

/**
 * Reloads the document with the previous version of the remote. Without a previous version, it shows the server HTML or
 * a message with a link to retry.
 */
export class RemoteBoundary extends Component<RemoteBoundaryProps, RemoteBoundaryState> {
  override state: RemoteBoundaryState = { failed: false };

  static getDerivedStateFromError(): RemoteBoundaryState {
    const html = isHydrated() ? undefined : document.querySelector('main')?.innerHTML;
    return { failed: true, html };
  }

  override componentDidCatch(error: unknown) {
    this.props.abandon(error).then((hasPrevious) => {
      if (hasPrevious) reloadDocument();
    });
  }

  override render() {
    const { failed, html } = this.state;
    if (!failed) return this.props.children;
    // The HTML comes from our own server and was already part of the document.
    if (html) return <div data-frozen dangerouslySetInnerHTML={{ __html: html }} />;
    return <Unavailable title="error.something_wrong" />;
  }
}
