import { accountEndpoints } from './account.contract.ts';
import { clientEventEndpoints } from './client-events.contract.ts';
import { comparisonEndpoints } from './comparisons.contract.ts';
import { contentRevisionEndpoints } from './content-revision.contract.ts';
import { dealerEndpoints } from './dealers.contract.ts';
import { auditEndpoints } from './desk/audit.contract.ts';
import { contentEndpoints } from './desk/content.contract.ts';
import { digestEndpoints } from './desk/digest.contract.ts';
import { leadEndpoints } from './desk/leads.contract.ts';
import { metricEndpoints } from './desk/metrics.contract.ts';
import { moderationEndpoints } from './desk/moderation.contract.ts';
import { passkeyEndpoints } from './desk/passkeys.contract.ts';
import { releaseEndpoints } from './desk/releases.contract.ts';
import { staffEndpoints } from './desk/staff.contract.ts';
import { webhookEndpoints } from './desk/webhooks.contract.ts';
import { enquiryEndpoints } from './enquiries.contract.ts';
import { familyEndpoints } from './family.contract.ts';
import { financeEndpoints } from './finance.contract.ts';
import { healthEndpoints } from './health.contract.ts';
import { implementTypeEndpoints } from './implement-types.contract.ts';
import { implementEndpoints } from './implements.contract.ts';
import { lookupEndpoints } from './lookups.contract.ts';
import { myDataEndpoints } from './my-data.contract.ts';
import { newsletterEndpoints } from './newsletter.contract.ts';
import { notebookEndpoints } from './notebook.contract.ts';
import { outboxEndpoints } from './outbox.contract.ts';
import { pictureEndpoints } from './pictures.contract.ts';
import { placeEndpoints } from './places.contract.ts';
import { playlistEndpoints } from './playlists.contract.ts';
import { postEndpoints } from './posts.contract.ts';
import { priceAlertEndpoints } from './price-alerts.contract.ts';
import { privacyEndpoints } from './privacy.contract.ts';
import { questionEndpoints } from './questions.contract.ts';
import { reelEndpoints } from './reels.contract.ts';
import { reportEndpoints } from './reports.contract.ts';
import { reviewEndpoints } from './reviews.contract.ts';
import { roadChargeEndpoints } from './road-charges.contract.ts';
import { searchEndpoints } from './search.contract.ts';
import { sellingEndpoints } from './selling.contract.ts';
import { sitemapEndpoints } from './sitemap.contract.ts';
import { storyEndpoints } from './stories.contract.ts';
import { subsidyEndpoints } from './subsidies.contract.ts';
import { tractorEndpoints } from './tractors.contract.ts';
import { tyreEndpoints } from './tyres.contract.ts';
import { usedEndpoints } from './used.contract.ts';
import { videoEndpoints } from './videos.contract.ts';
import { voteEndpoints } from './votes.contract.ts';
import { submissionEndpoints } from './writing.contract.ts';

/** All endpoints of the API by their id. */
export const endpoints: Endpoints = {
  ...accountEndpoints,
  ...clientEventEndpoints,
  ...comparisonEndpoints,
  ...contentRevisionEndpoints,
  ...dealerEndpoints,
  ...auditEndpoints,
  ...contentEndpoints,
  ...digestEndpoints,
  ...leadEndpoints,
  ...metricEndpoints,
  ...moderationEndpoints,
  ...passkeyEndpoints,
  ...releaseEndpoints,
  ...staffEndpoints,
  ...webhookEndpoints,
  ...enquiryEndpoints,
  ...familyEndpoints,
  ...financeEndpoints,
  ...healthEndpoints,
  ...implementTypeEndpoints,
  ...implementEndpoints,
  ...lookupEndpoints,
  ...myDataEndpoints,
  ...newsletterEndpoints,
  ...notebookEndpoints,
  ...outboxEndpoints,
  ...pictureEndpoints,
  ...placeEndpoints,
  ...playlistEndpoints,
  ...postEndpoints,
  ...priceAlertEndpoints,
  ...privacyEndpoints,
  ...questionEndpoints,
  ...reelEndpoints,
  ...reportEndpoints,
  ...reviewEndpoints,
  ...roadChargeEndpoints,
  ...searchEndpoints,
  ...sellingEndpoints,
  ...sitemapEndpoints,
  ...storyEndpoints,
  ...subsidyEndpoints,
  ...tractorEndpoints,
  ...tyreEndpoints,
  ...usedEndpoints,
  ...videoEndpoints,
  ...voteEndpoints,
  ...submissionEndpoints,
};

/** An explicit type, because a declaration file would otherwise repeat every schema. */
export type Endpoints = typeof accountEndpoints &
  typeof clientEventEndpoints &
  typeof comparisonEndpoints &
  typeof contentRevisionEndpoints &
  typeof dealerEndpoints &
  typeof auditEndpoints &
  typeof contentEndpoints &
  typeof digestEndpoints &
  typeof leadEndpoints &
  typeof metricEndpoints &
  typeof moderationEndpoints &
  typeof passkeyEndpoints &
  typeof releaseEndpoints &
  typeof staffEndpoints &
  typeof webhookEndpoints &
  typeof enquiryEndpoints &
  typeof familyEndpoints &
  typeof financeEndpoints &
  typeof healthEndpoints &
  typeof implementTypeEndpoints &
  typeof implementEndpoints &
  typeof lookupEndpoints &
  typeof myDataEndpoints &
  typeof newsletterEndpoints &
  typeof notebookEndpoints &
  typeof outboxEndpoints &
  typeof pictureEndpoints &
  typeof placeEndpoints &
  typeof playlistEndpoints &
  typeof postEndpoints &
  typeof priceAlertEndpoints &
  typeof privacyEndpoints &
  typeof questionEndpoints &
  typeof reelEndpoints &
  typeof reportEndpoints &
  typeof reviewEndpoints &
  typeof roadChargeEndpoints &
  typeof searchEndpoints &
  typeof sellingEndpoints &
  typeof sitemapEndpoints &
  typeof storyEndpoints &
  typeof subsidyEndpoints &
  typeof tractorEndpoints &
  typeof tyreEndpoints &
  typeof usedEndpoints &
  typeof videoEndpoints &
  typeof voteEndpoints &
  typeof submissionEndpoints;
