/**
 * API for islands. It is part of the first script of a page, so it contains no router, i18next and Redux Toolkit. It is
 * shared at run time, so that the shell and the remotes use the same contexts.
 */

export { PageContext, usePage } from '../page/page-context.ts';
export { makeStore, type PlatformStore, type StoreHandle } from '../store/platform-store.ts';
export { sessionSlice } from '../store/session-slice.ts';
export {
  useDispatch,
  useLocation,
  useNavigate,
  usePopupButton,
  useSelector,
  useStore,
  useTranslation,
} from './hooks.ts';
export { type IslandHost, IslandHostContext, type IslandKind, island } from './island.tsx';
export {
  type Address,
  IslandContext,
  type IslandPage,
  type Params,
  useIslandPage,
} from './island-page.ts';
export { Link } from './link.tsx';
