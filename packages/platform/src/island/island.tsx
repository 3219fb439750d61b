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
   * `<namespace>:<key>` of translations that only later renders use. The server records those of the
   * first render. A key that ends in `.` is a prefix.
   */
  readonly says: readonly string[];
}

export interface RenderedIsland {
  readonly html: string;
  /**
   * Index of the island's props in the page data. It can differ from the order in the document, because a suspended
   * island renders after the islands that follow it.
   */
  readonly place: number;
}

/** Host of islands on server or browser. */
export interface IslandHost {
  /** Server: renders an island separately, as the browser will hydrate it. */
  readonly render?: (island: IslandKind<never>, props: object) => RenderedIsland;
  /** Browser: whether the island was hydrated separately. */
  readonly isAlive?: (name: string) => boolean;
  /** Browser: hydrates all islands of this kind in place, because the page is being hydrated. */
  readonly take?: (island: IslandKind<never>) => void;
  /** Browser: called when the island's element is removed. */
  readonly leave?: (element: Element) => void;
}

/** Null on pages that are hydrated completely, where an island is a plain component. */
export const IslandHostContext = createContext<IslandHost | null>(null);

const subscribe = () => () => undefined;
const getSnapshot = () => false;
const getServerSnapshot = () => true;

/**
 * Marks an interactive component. On a server-rendered page it is hydrated separately; on a
 * client-rendered page it is a plain component. Its props must be plain data.
 *
 * @example
 * export const CompareIsland = island('catalogue/compare', CompareButton, { says: ['lists:compare.'] });
 */
export function island<Props extends object>(
  name: string,
  Component: (props: Props) => ReactNode,
  { says = [] }: Partial<Pick<IslandKind<Props>, 'says'>> = {},
) {
  const kind: IslandKind<Props> = { name, Component, says };
  function Island(props: Props) {
    const host = useContext(IslandHostContext);
    // True on the server, and in the browser during hydration.
    const isHydrating = useSyncExternalStore(subscribe, getSnapshot, getServerSnapshot);
    const [isServerRendered, setServerRendered] = useState(isHydrating);
    const elementRef = useRef<HTMLDivElement>(null);
    const isSeparateRoot = host !== null && isServerRendered;
    useEffect(() => {
      const element = elementRef.current;
      if (!isSeparateRoot || !element) return;
      if (!host.isAlive?.(name)) {
        // For an island inside another remote's widget. Its events stay queued on the page.
        if (host.take) host.take(kind as unknown as IslandKind<never>);
        // If the island's code did not load, the page renders the island.
        else setServerRendered(false);
      }
      return () => host.leave?.(element);
    }, [isSeparateRoot, host]);
    if (!isSeparateRoot)
      return (
        <OptionalPart>
          <Component {...props} />
        </OptionalPart>
      );
    const rendered = host.render?.(kind as unknown as IslandKind<never>, props);
    return (
      <div
        ref={elementRef}
        data-island={name}
        data-place={rendered?.place}
        dangerouslySetInnerHTML={{ __html: rendered?.html ?? '' }}
        suppressHydrationWarning
      />
    );
  }
  return Object.assign(Island, { kind });
}
