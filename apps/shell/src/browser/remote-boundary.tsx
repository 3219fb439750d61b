import { Component, type ReactNode } from 'react';
import { Unavailable } from '../site/errors/page-error.tsx';
import { loadAnew } from './going-on.ts';
import { isHydrated } from './hydrated.tsx';

interface Props {
  readonly children: ReactNode;
  /** Gives the remote's version up; true when the next load will show the one before. */
  readonly abandon: (error: unknown) => Promise<boolean>;
}

interface State {
  readonly failed: boolean;
  /** The server's HTML of this page, while it is still what the visitor sees. */
  readonly html?: string | undefined;
}

/**
 * Stands around a remote's page. When the page throws, the visitor gets the remote's earlier version
 * by a load of the document; where there is none, the server's HTML stays, or a message with a way to retry comes.
 */
export class RemoteBoundary extends Component<Props, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    const html = isHydrated() ? undefined : document.querySelector('main')?.innerHTML;
    return { failed: true, html };
  }

  override componentDidCatch(error: unknown) {
    this.props.abandon(error).then((hasEarlier) => {
      if (hasEarlier) loadAnew();
    });
  }

  override render() {
    const { failed, html } = this.state;
    if (!failed) return this.props.children;
    // Our own server's HTML, which was on the page already.
    if (html) return <div data-frozen dangerouslySetInnerHTML={{ __html: html }} />;
    return <Unavailable title="error.something_wrong" />;
  }
}
