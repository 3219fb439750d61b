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
   * `<namespace>:<key>` of translations that are needed after the first render; those of the first
   * render are recorded. A key that ends in `.` is a prefix.
   */
  readonly says: readonly string[];
}

export interface RenderedIsland {
  readonly html: string;
  /** Position of its props in the page data: suspended islands render after those below them. */
  readonly place: number;
}

/** Host of islands on server or browser. */
export interface IslandHost {
  /** Server: renders an island separately, as the browser will hydrate it. */
  readonly render?: (island: IslandKind<never>, props: object) => RenderedIsland;
  /** Browser: whether the island was hydrated on its own. */
  readonly isAlive?: (name: string) => boolean;
  /** Browser: hydrates all islands of this kind in place, because the page is being hydrated. */
  readonly take?: (island: IslandKind<never>) => void;
  /** Browser: the island's element is removed. */
  readonly leave?: (element: Element) => void;
}

/** Absent on pages that are hydrated whole: an island is then a plain component. */
export const IslandHostContext = createContext<IslandHost | null>(null);

const never = () => () => undefined;
const no = () => false;
const yes = () => true;

/**
 * Marks an interactive component. On a server-rendered page it is hydrated on its own; on a
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
    const isHydrating = useSyncExternalStore(never, no, yes);
    const [isServerRendered, setServerRendered] = useState(isHydrating);
    const place = useRef<HTMLDivElement>(null);
    const isSeparateRoot = host !== null && isServerRendered;
    useEffect(() => {
      const element = place.current;
      if (!isSeparateRoot || !element) return;
      if (!host.isAlive?.(name)) {
        // An island inside another remote's widget: events stay queued on the page.
        if (host.take) host.take(kind as unknown as IslandKind<never>);
        // Its code did not load: the page's copy takes over.
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
        ref={place}
        data-island={name}
        data-place={rendered?.place}
        dangerouslySetInnerHTML={{ __html: rendered?.html ?? '' }}
        suppressHydrationWarning
      />
    );
  }
  return Object.assign(Island, { kind });
}
