import { EnquiryButton } from '@tractor-haat/pages';
import { island } from '@tractor-haat/platform/island';

export const EnquireIsland = island('catalogue/enquire', EnquiryButton);
