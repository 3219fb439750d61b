export { apiBase, dealerApiBase } from './api-base.ts';
export { ApiError, type FailureBody } from './api-error.ts';
export {
  compareTractors,
  getTractorFacts,
  listComparisons,
  listTractorNames,
} from './compare-tractors.ts';
export { getFamilyVote } from './get-family-vote.ts';
export { type CallOptions, getJson, type MissingResponse, postJson } from './get-json.ts';
export { getMyDataPage } from './get-my-data-page.ts';
export {
  getPriceAlert,
  getPushKey,
  type PushSubscriptionFields,
  requestPushAlert,
} from './get-price-alert.ts';
export { getPrivacyFacts } from './get-privacy-facts.ts';
export { getSitemap, getSitemapSection } from './get-sitemap.ts';
export { listComments, saveComment } from './list-comments.ts';
export { getDealer, listDealers, suggestDealers } from './list-dealers.ts';
export { getImplementType, listImplementTypes } from './list-implement-types.ts';
export {
  getImplement,
  getImplementBrand,
  listImplementBrands,
  listImplements,
} from './list-implements.ts';
export { listInsuranceRates, listLoanOffers } from './list-loan-offers.ts';
export { getPlaylist, listPlaylists } from './list-playlists.ts';
export { getPost, listPosts } from './list-posts.ts';
export { getQuestion, listQuestions } from './list-questions.ts';
export { getReel, listReels } from './list-reels.ts';
export { listReviews, saveReview } from './list-reviews.ts';
export { listRoadCharges } from './list-road-charges.ts';
export {
  getNearestPlace,
  listDistricts,
  listStates,
  listStatesWithDistricts,
  listTehsils,
  type Position,
} from './list-states.ts';
export { getStory, listStories } from './list-stories.ts';
export { listSubsidies } from './list-subsidies.ts';
export {
  getBrand,
  getTractor,
  listBrands,
  listPowerBands,
  listTractors,
} from './list-tractors.ts';
export { getTyre, listTyres } from './list-tyres.ts';
export { getUsedTractor, listUsedTractors } from './list-used-tractors.ts';
export { getVideo, listVideos } from './list-videos.ts';
export * from './login-user.ts';
export {
  lookUpBrands,
  lookUpModels,
  lookUpTractorModels,
  lookUpTypes,
  lookUpTyreModels,
} from './look-up-types.ts';
export {
  getFormDraft,
  resendCode,
  saveEnquiry,
  sendPopupEnquiry,
  suggestImplements,
  verifyCode,
} from './save-enquiry.ts';
export {
  getFairPrice,
  getSellerListings,
  markSold,
  resendListingCode,
  saveListing,
  savePhoto,
  verifyListing,
} from './save-listing.ts';
export { saveNewsletter } from './save-newsletter.ts';
export { saveAnswer, saveQuestion } from './save-question.ts';
export { searchSite, suggest } from './search-site.ts';
export { sendVote } from './send-vote.ts';
export { listMyEnquiries, syncNotebook } from './sync-notebook.ts';
