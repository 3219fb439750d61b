/**
 * The module that all remotes share at run time. It exports only what pages use, so that the build of the shell removes
 * the rest of each library. It contains no endpoints, business types or pages.
 */
export { createSlice, type PayloadAction } from '@reduxjs/toolkit';
export { useDispatch, useStore } from 'react-redux';
export {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  Outlet,
  redirect,
  useActionData,
  useBlocker,
  useFetcher,
  useLoaderData,
  useLocation,
  useNavigate,
  useNavigation,
  useParams,
  useSearchParams,
} from 'react-router-dom';
export type * from './contracts/widget-contracts.ts';
export { Form } from './navigation/form.tsx';
export { Link } from './navigation/link.tsx';
export { JsonLd, type StructuredData } from './page/json-ld.tsx';
export { withMarkupCache } from './page/markup-cache.tsx';
export { notFound, unavailable } from './page/not-found.ts';
export { usePage } from './page/page-context.ts';
export { PageHead, type PageHeadProps, type SharePicture } from './page/page-head.tsx';
export { useTranslation } from './page/use-translation.ts';
export {
  defineRemote,
  type MessageLoaders,
  type PageModule,
  type RemoteDefinition,
  type RemoteRoute,
  type WidgetDefinition,
  type WidgetLoaderArgs,
} from './remote.ts';
export { session } from './store/session.ts';
export { useSelector } from './store/use-selector.ts';
export { OptionalPart } from './widget/optional-part.tsx';
export { RemoteWidget } from './widget/remote-widget.tsx';
export { type PopupButton, usePopupButton } from './widget/use-popup-button.ts';
export { type Popups, usePopups } from './widget/widget-host.ts';
