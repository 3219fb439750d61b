/** The API client for pages: calls and types. Schemas are in `@tractor-haat/api-client/contract`. */

export { toRupeeDigits, toLatinDigits } from '@tractor-haat/i18n';
export { deleteUnfinishedForms } from './account/delete-unfinished-forms.ts';
export { MY_DATA_MESSAGES } from './account/my-data-sentences.ts';
export {
  type AccountErrors,
  validatePassword,
  type RegistrationValues,
  validateAccountMobile,
  validateEmail,
  validateName,
  validateRegistration,
  validateReset,
  pickErrors,
} from './account/rules.ts';
export { ACCOUNT_MESSAGES } from './account/sentences.ts';
export * from './account/stored-session.ts';
export * from './client/account.ts';
export { ApiError, type FailureBody } from './client/api-error.ts';
export { saveAnswer, saveQuestion } from './client/ask.ts';
export { apiBase, dealerApiBase } from './client/base.ts';
export { listComments, saveComment } from './client/comments.ts';
export {
  compareTractors,
  getTractorFacts,
  listComparisons,
  listTractorNames,
} from './client/comparisons.ts';
export { getDealer, listDealers, suggestDealers } from './client/dealers.ts';
export {
  getFormDraft,
  resendCode,
  saveEnquiry,
  sendPopupEnquiry,
  suggestImplements,
  verifyCode,
} from './client/enquiries.ts';
export { listInsuranceRates, listLoanOffers } from './client/finance.ts';
export { getImplementType, listImplementTypes } from './client/implement-types.ts';
export {
  getImplement,
  getImplementBrand,
  listImplementBrands,
  listImplements,
} from './client/implements.ts';
export {
  lookUpBrands,
  lookUpModels,
  lookUpTractorModels,
  lookUpTypes,
  lookUpTyreModels,
} from './client/lookups.ts';
export { getMyDataPage } from './client/my-data.ts';
export { saveNewsletter } from './client/newsletter.ts';
export {
  getNearestPlace,
  listDistricts,
  listStates,
  listStatesWithDistricts,
  listTehsils,
  type Position,
} from './client/places.ts';
export { getPlaylist, listPlaylists } from './client/playlists.ts';
export { getPost, listPosts } from './client/posts.ts';
export { getPrivacyFacts } from './client/privacy.ts';
export { getQuestion, listQuestions } from './client/questions.ts';
export { getReel, listReels } from './client/reels.ts';
export { type CallOptions, getJson, type MissingResponse, postJson } from './client/request.ts';
export { listReviews, saveReview } from './client/reviews.ts';
export { listRoadCharges } from './client/road-charges.ts';
export { searchSite, suggest } from './client/search.ts';
export {
  getFairPrice,
  getSellerListings,
  markSold,
  resendListingCode,
  saveListing,
  savePhoto,
  verifyListing,
} from './client/selling.ts';
export { getSitemap, getSitemapSection } from './client/sitemap.ts';
export { getStory, listStories } from './client/stories.ts';
export { listSubsidies } from './client/subsidies.ts';
export {
  getBrand,
  getTractor,
  listBrands,
  listPowerBands,
  listTractors,
} from './client/tractors.ts';
export { getTyre, listTyres } from './client/tyres.ts';
export { getUsedTractor, listUsedTractors } from './client/used.ts';
export { getVideo, listVideos } from './client/videos.ts';
export { sendVote } from './client/votes.ts';
export type {
  ClientEvent,
  ClientEventCount,
  FailureCode,
  FailurePhase,
} from './contract/client-events.ts';
export type {
  ComparedTractor,
  Comparison,
  ComparisonPair,
  LargestImplement,
  TractorName,
} from './contract/comparisons.ts';
export type {
  DealerCard,
  DealerDetail,
  DealerKind,
  DealerSpot,
  DealersPage,
  DealersQuery,
  NearDealer,
} from './contract/dealers.ts';
export type {
  EnquiryResponse,
  EnquirySaveInput,
  EnquiryText,
  FormDraft,
  PopupEnquiryInput,
  RevealedPrice,
  SuggestedImplement,
} from './contract/enquiries.ts';
export type { ErrorBody, ErrorCode } from './contract/error.ts';
export type { Facet, Facets } from './contract/facets.ts';
export type { InsuranceRate, LoanKind, LoanOffer } from './contract/finance.ts';
export type {
  ImplementType,
  ImplementTypeQuery,
  ImplementTypesQuery,
} from './contract/implement-types.ts';
export type {
  ImplementBrand,
  ImplementCard,
  ImplementDetail,
  ImplementSort,
  ImplementsPage,
  ImplementsQuery,
  KeyFact,
} from './contract/implements.ts';
export type { LocalText } from './contract/local-text.ts';
export type { MyData, MyDataPage } from './contract/my-data.ts';
export type { Picture, PictureName } from './contract/picture.ts';
export type {
  DistrictChoice,
  DistrictsInput,
  NearestPlace,
  StateChoice,
  StateWithDistricts,
  TehsilChoice,
  TehsilsInput,
} from './contract/places.ts';
export type { Playlist, PlaylistCard, PlaylistQuery } from './contract/playlists.ts';
export type {
  Post,
  PostCard,
  PostComment,
  PostQuery,
  PostsPage,
  PostsQuery,
  PostTag,
} from './contract/posts.ts';
export type { PrivacyFacts } from './contract/privacy.ts';
export type {
  Question,
  QuestionCard,
  QuestionQuery,
  QuestionReply,
  QuestionsPage,
  QuestionsQuery,
} from './contract/questions.ts';
export type { Reel, ReelQuery, ReelsPage, ReelsQuery } from './contract/reels.ts';
export type {
  ReviewBody,
  ReviewItem,
  ReviewSort,
  ReviewSummary,
  ReviewsPage,
  ReviewsQuery,
} from './contract/reviews.ts';
export type { RoadCharge } from './contract/road-charges.ts';
export type {
  SearchResults,
  SearchKind,
  SearchQuery,
  SearchResult,
  SearchSuggestion,
} from './contract/search.ts';
export type {
  Comparable,
  FairPrice,
  SellerListing,
  SellerListings,
  SellInput,
} from './contract/selling.ts';
export type { SitemapEntry, SitemapSection } from './contract/sitemap.ts';
export type {
  StoriesPage,
  StoriesQuery,
  Story,
  StoryCard,
  StoryQuery,
  StorySlide,
} from './contract/stories.ts';
export type { SubsidiesList, SubsidiesQuery, Subsidy } from './contract/subsidies.ts';
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
} from './contract/tractors.ts';
export type { TyreCard, TyreDetail, TyreSort, TyresPage, TyresQuery } from './contract/tyres.ts';
export type {
  UsedCard,
  UsedDetail,
  UsedPage,
  UsedPhoto,
  UsedQuery,
  UsedSort,
} from './contract/used.ts';
export type {
  Video,
  VideoCaptions,
  VideoCard,
  VideoQuery,
  VideoSource,
  VideosPage,
  VideosQuery,
  VideoVoice,
} from './contract/videos.ts';
export type { VoteResponse, VoteBody } from './contract/votes.ts';
export type { AnswerBody, CommentBody, QuestionBody, SubmissionResponse } from './contract/writing.ts';
export * from './desk/index.ts';
export { toCodeDigits, toMobileDigits, toIntegerDigits, removeInvisible } from './digits.ts';
export { isEmail } from './email.ts';
export * from './field.ts';
export { ALL_FORMS, implementPrice, SUGGESTION_TYPE_ID } from './forms/all-forms.ts';
export type { FieldKind, FormDefinition, FormField, FormValues } from './forms/form.ts';
export { FORM_NAMES, type FormName } from './forms/form-names.ts';
export { OTHER_OPTION } from './forms/other.ts';
export { isEnquiryReason, type EnquiryReason, ENQUIRY_MESSAGES } from './forms/sentences.ts';
export {
  CODE_LENGTH,
  normaliseForm,
  MAX_LINE,
  MAX_TEXT,
  MOBILE_DIGITS,
  type ValidationReason,
  validateField,
  validateForm,
} from './forms/validate-form.ts';
export { HP_BANDS } from './hp-bands.ts';
export { NEARBY_RADIUS_KM } from './near.ts';
export * from './notebook.ts';
export { MAX_NAME_LENGTH } from './person-name.ts';
export {
  PICTURE_FORMATS,
  PICTURE_WIDTHS,
  type PictureFormat,
  type PictureWidth,
  picturePath,
  pictureSrcSet,
  SITE_DRAWINGS_HASH,
} from './picture-address.ts';
export { POST_CATEGORIES, type PostCategory } from './post-categories.ts';
export { MIN_QUERY_LENGTH, MAX_QUERY_LENGTH } from './search-rules.ts';
export { PHOTO_WIDTHS, type PhotoSize, photoPath } from './selling/photo-address.ts';
export * from './selling/rules.ts';
export {
  isApiReason,
  API_MESSAGES,
  type ApiReason,
} from './sentences/refusal-sentences.ts';
export { REQUEST_MESSAGES, type RequestReason } from './sentences/request-sentences.ts';
export * from './share-card.ts';
export * from './share-picture.ts';
export {
  MAX_CHARACTERS,
  QUESTION_CATEGORIES,
  type QuestionCategory,
  type SubmissionField,
  listInvalidFields,
} from './writing-rules.ts';
