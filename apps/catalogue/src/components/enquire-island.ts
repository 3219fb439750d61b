import { EnquiryButton } from '@tractor-haat/pages';
import { island } from '@tractor-haat/platform/island';

/** Button that opens an enquiry form. */
export const EnquireIsland = island('catalogue/enquire', EnquiryButton);
