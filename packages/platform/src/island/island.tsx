import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { OptionalPart } from '../widget/optional-part.tsx';

export interface IslandKind<Props extends object> {
  /** `<app>/<island>`. */
  readonly name: string;
  readonly Component: (props: Props) => ReactNode;
  /**
   * `<namespace>:<key>` of messages that are said later only. What it says at first is found by rendering it; a key that
   * ends in `.` stands for all that begin with it.
   */
  readonly says: readonly string[];
}

export interface RenderedIsland {
  readonly html: string;
  /** Where its props stand among those of the page: what had to wait for data is drawn after what stands below it. */
  readonly place: number;
}

/** What becomes of islands on this side of the wire. */
export interface IslandHost {
  /** The server's: an island rendered apart, as the browser will hydrate it. */
  readonly render?: (island: IslandKind<never>, props: object) => RenderedIsland;
  /** The browser's: whether the HTML of the page holds it alive by itself. */
  readonly isAlive?: (name: string) => boolean;
  /** The browser's: hydrates all islands of this kind in place, for their code has come with the page around them. */
  readonly take?: (island: IslandKind<never>) => void;
  /** The browser's: its place is taken off the page. */
  readonly leave?: (element: Element) => void;
}

/** Absent where pages are hydrated whole: there an island is just its component. */
export const IslandHostContext = createContext<IslandHost | null>(null);

const never = () => () => undefined;
const no = () => false;
const yes = () => true;

/**
 * Marks a part with handlers. In a page that the server rendered it is hydrated by itself, and nothing around it has to
 * be; in one that the browser draws it is its component and no more. Its props must be plain data.
 */
export function island<Props extends object>(
  name: string,
  Component: (props: Props) => ReactNode,
  { says = [] }: Partial<Pick<IslandKind<Props>, 'says'>> = {},
) {
  const kind: IslandKind<Props> = { name, Component, says };
  function Island(props: Props) {
    const host = useContext(IslandHostContext);
    // True on the server, and in the browser for what takes the server's HTML over.
    const isHydrating = useSyncExternalStore(never, no, yes);
    const [isOfServer, setOfServer] = useState(isHydrating);
    const place = useRef<HTMLDivElement>(null);
    const isApart = host !== null && isOfServer;
    useEffect(() => {
      const element = place.current;
      if (!isApart || !element) return;
      if (!host.isAlive?.(name)) {
        // One in a widget of another remote: what was pressed in it stays on the page.
        if (host.take) host.take(kind as unknown as IslandKind<never>);
        // Its own code never came: the page's copy of it takes over.
        else setOfServer(false);
      }
      return () => host.leave?.(element);
    }, [isApart, host]);
    if (!isApart)
      return (
        <OptionalPart>
          <Component {...props} />
        </OptionalPart>
      );
    const made = host.render?.(kind as unknown as IslandKind<never>, props);
    return (
      <div
        ref={place}
        data-island={name}
        data-place={made?.place}
        dangerouslySetInnerHTML={{ __html: made?.html ?? '' }}
        suppressHydrationWarning
      />
    );
  }
  return Object.assign(Island, { kind });
}
