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
  /** App and island: `catalogue/compare`. */
  readonly name: string;
  readonly Component: (props: Props) => ReactNode;
  /**
   * Translation keys (`<namespace>:<key>`) that the island uses only after its first render. The server detects all
   * other keys while it renders. A key that ends in `.` is a prefix.
   */
  readonly says: readonly string[];
}

export interface RenderedIsland {
  readonly html: string;
  /**
   * Index of the props in the page data. It can differ from the order in the document, because a suspended island
   * renders after the islands that follow it.
   */
  readonly place: number;
}

/** Implemented by the shell: on the server `render`, in the browser the other functions. */
export interface IslandHost {
  /** Renders an island as a separate root, as the browser will hydrate it. */
  readonly render?: (island: IslandKind<never>, props: object) => RenderedIsland;
  /** True if the island was already hydrated as a separate root. */
  readonly isAlive?: (name: string) => boolean;
  /** Hydrates all islands of this kind as separate roots, while React hydrates the page around them. */
  readonly take?: (island: IslandKind<never>) => void;
  /** Called before the element of the island is removed. */
  readonly leave?: (element: Element) => void;
}

/** Null on pages without separate islands, where each island is a plain component. */
export const IslandHostContext = createContext<IslandHost | null>(null);

const subscribe = () => () => undefined;
const getSnapshot = () => false;
const getServerSnapshot = () => true;

/**
 * Marks an interactive component. On the first page of a visit, whose HTML comes from the server, it is hydrated as a
 * separate root. On later pages it is a plain component. Its props must be plain data.
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
    const isHydrating = useSyncExternalStore(subscribe, getSnapshot, getServerSnapshot);
    const [isServerRendered, setServerRendered] = useState(isHydrating);
    const elementRef = useRef<HTMLDivElement>(null);
    const isSeparateRoot = host !== null && isServerRendered;
    useEffect(() => {
      const element = elementRef.current;
      if (!isSeparateRoot || !element) return;
      if (!host.isAlive?.(name)) {
        // This island is in a widget of another remote. The page queues its events until it is hydrated.
        if (host.take) host.take(kind as unknown as IslandKind<never>);
        // The code of the island did not load, so the page renders it.
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
