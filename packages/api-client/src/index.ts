/** Client for pages. The schemas are in `@tractor-haat/api-client/contract`, so that pages do not load zod. */

export { toLatinDigits, toRupeeDigits } from '@tractor-haat/i18n';
export { ACCOUNT_MESSAGES } from './account/account-messages.ts';
export { deleteUnfinishedForms } from './account/delete-unfinished-forms.ts';
export { MY_DATA_MESSAGES } from './account/my-data-messages.ts';
export * from './account/stored-session.ts';
export {
  type AccountErrors,
  pickErrors,
  type RegistrationValues,
  validateAccountMobile,
  validateEmail,
  validateName,
  validatePassword,
  validateRegistration,
  validateReset,
} from './account/validate-registration.ts';
export * from './client/index.ts';
export type {
  ClientEvent,
  ClientEventCount,
  FailureCode,
  FailurePhase,
} from './contract/client-events.contract.ts';
export type {
  ComparedTractor,
  Comparison,
  ComparisonPair,
  LargestImplement,
  TractorName,
} from './contract/comparisons.contract.ts';
export type {
  DealerCard,
  DealerDetail,
  DealerKind,
  DealerSpot,
  DealersPage,
  DealersQuery,
  NearDealer,
} from './contract/dealers.contract.ts';
export type {
  EnquiryResponse,
  EnquirySaveInput,
  EnquiryText,
  FormDraft,
  PopupEnquiryInput,
  RevealedPrice,
  SuggestedImplement,
} from './contract/enquiries.contract.ts';
export type { ErrorBody, ErrorCode } from './contract/error-body.ts';
export type { Facet, Facets } from './contract/facets.ts';
export type { FamilyVote } from './contract/family.contract.ts';
export type { InsuranceRate, LoanKind, LoanOffer } from './contract/finance.contract.ts';
export type {
  ImplementType,
  ImplementTypeQuery,
  ImplementTypesQuery,
} from './contract/implement-types.contract.ts';
export type {
  ImplementBrand,
  ImplementCard,
  ImplementDetail,
  ImplementSort,
  ImplementsPage,
  ImplementsQuery,
  KeyFact,
} from './contract/implements.contract.ts';
export type { LocalText } from './contract/local-text.ts';
export type { MyData, MyDataPage } from './contract/my-data.contract.ts';
export type { MyEnquiry, NotebookEntry, NotebookKind } from './contract/notebook.contract.ts';
export type { Picture, PictureName } from './contract/picture.ts';
export type {
  DistrictChoice,
  DistrictsInput,
  NearestPlace,
  StateChoice,
  StateWithDistricts,
  TehsilChoice,
  TehsilsInput,
} from './contract/places.contract.ts';
export type { Playlist, PlaylistCard, PlaylistQuery } from './contract/playlists.contract.ts';
export type {
  Post,
  PostCard,
  PostComment,
  PostQuery,
  PostsPage,
  PostsQuery,
  PostTag,
} from './contract/posts.contract.ts';
export type { PriceAlert, PushSubscriptionFields } from './contract/price-alerts.contract.ts';
export type { PrivacyFacts } from './contract/privacy.contract.ts';
export type {
  Question,
  QuestionCard,
  QuestionQuery,
  QuestionReply,
  QuestionsPage,
  QuestionsQuery,
} from './contract/questions.contract.ts';
export type { Reel, ReelQuery, ReelsPage, ReelsQuery } from './contract/reels.contract.ts';
export type {
  ReviewBody,
  ReviewItem,
  ReviewSort,
  ReviewSummary,
  ReviewsPage,
  ReviewsQuery,
} from './contract/reviews.contract.ts';
export type { RoadCharge } from './contract/road-charges.contract.ts';
export type {
  SearchKind,
  SearchQuery,
  SearchResult,
  SearchResults,
  SearchSuggestion,
} from './contract/search.contract.ts';
export type {
  Comparable,
  FairPrice,
  SellerListing,
  SellerListings,
  SellInput,
} from './contract/selling.contract.ts';
export type { SitemapEntry, SitemapSection } from './contract/sitemap.contract.ts';
export type {
  StoriesPage,
  StoriesQuery,
  Story,
  StoryCard,
  StoryQuery,
  StorySlide,
} from './contract/stories.contract.ts';
export type { SubsidiesList, SubsidiesQuery, Subsidy } from './contract/subsidies.contract.ts';
export type {
  FittingImplement,
  MakerBrand,
  MakerBrandDetail,
  PowerBand,
  PublicPrice,
  TractorCard,
  TractorDetail,
  TractorFacts,
  TractorSort,
  TractorsPage,
  TractorsQuery,
} from './contract/tractors.contract.ts';
export type {
  TyreCard,
  TyreDetail,
  TyreSort,
  TyresPage,
  TyresQuery,
} from './contract/tyres.contract.ts';
export type {
  UsedCard,
  UsedDetail,
  UsedPage,
  UsedPhoto,
  UsedQuery,
  UsedSort,
} from './contract/used.contract.ts';
export type {
  Video,
  VideoCaptions,
  VideoCard,
  VideoQuery,
  VideoSource,
  VideosPage,
  VideosQuery,
  VideoVoice,
} from './contract/videos.contract.ts';
export type { VoteBody, VoteResponse } from './contract/votes.contract.ts';
export type {
  AnswerBody,
  CommentBody,
  QuestionBody,
  SubmissionResponse,
} from './contract/writing.contract.ts';
export * from './desk/index.ts';
export { ALL_FORMS, implementPrice, SUGGESTION_TYPE_ID } from './forms/all-forms.ts';
export { ENQUIRY_MESSAGES, type EnquiryReason, isEnquiryReason } from './forms/enquiry-messages.ts';
export type { FieldKind, FormDefinition, FormField, FormValues } from './forms/form-definition.ts';
export { FORM_NAMES, type FormName } from './forms/form-names.ts';
export { OTHER_OPTION } from './forms/other-option.ts';
export {
  CODE_LENGTH,
  MAX_LINE,
  MAX_TEXT,
  MOBILE_DIGITS,
  normaliseForm,
  type ValidationReason,
  validateField,
  validateForm,
} from './forms/validate-form.ts';
export { HP_BANDS } from './hp-bands.ts';
export { isEmail } from './is-email.ts';
export {
  listInvalidFields,
  MAX_CHARACTERS,
  QUESTION_CATEGORIES,
  type QuestionCategory,
  type SubmissionField,
} from './list-invalid-fields.ts';
export { ALERT_MESSAGES, type AlertReason, isAlertReason } from './messages/alert-messages.ts';
export {
  API_MESSAGES,
  type ApiReason,
  isApiReason,
} from './messages/api-messages.ts';
export {
  FAMILY_MESSAGES,
  type FamilyReason,
  isFamilyReason,
} from './messages/family-messages.ts';
export { REQUEST_MESSAGES, type RequestReason } from './messages/request-messages.ts';
export { MAX_QUERY_LENGTH, MIN_QUERY_LENGTH } from './min-query-length.ts';
export { NEARBY_RADIUS_KM } from './nearby-radius-km.ts';
export {
  PICTURE_FORMATS,
  PICTURE_WIDTHS,
  type PictureFormat,
  type PictureWidth,
  picturePath,
  pictureSrcSet,
  SITE_DRAWINGS_HASH,
} from './picture-path.ts';
export { POST_CATEGORIES, type PostCategory } from './post-categories.ts';
export { PHOTO_WIDTHS, type PhotoSize, photoPath } from './selling/photo-path.ts';
export * from './selling/validate-listing.ts';
export * from './share-card-path.ts';
export * from './share-picture.ts';
export {
  removeInvisible,
  toCodeDigits,
  toIntegerDigits,
  toMobileDigits,
} from './to-mobile-digits.ts';
export { MAX_NAME_LENGTH } from './validate-person-name.ts';
