/** The API client for pages: calls and types. Schemas are in `@tractor-haat/api-client/contract`. */
export { ApiError, type FailureBody } from './client/api-error.ts';
export { apiBase, dealerApiBase } from './client/base.ts';
export { getImplementType, listImplementTypes } from './client/implement-types.ts';
export { listImplements } from './client/implements.ts';
export { type CallOptions, getJson, type NotFound, postJson } from './client/request.ts';
export { listVideos } from './client/videos.ts';
export type { ErrorBody, ErrorCode } from './contract/error.ts';
export type {
  ImplementType,
  ImplementTypeQuery,
  ImplementTypesQuery,
} from './contract/implement-types.ts';
export type {
  Facet,
  ImplementCard,
  ImplementSort,
  ImplementsPage,
  ImplementsQuery,
  KeyFact,
} from './contract/implements.ts';
export type { LocalText } from './contract/local-text.ts';
export type { Picture, PictureName } from './contract/picture.ts';
export type {
  VideoCaptions,
  VideoCard,
  VideoSource,
  VideosPage,
  VideosQuery,
} from './contract/videos.ts';
export {
  PICTURE_FORMATS,
  PICTURE_WIDTHS,
  type PictureFormat,
  type PictureWidth,
  pictureAddress,
  pictureSrcSet,
} from './picture-address.ts';
