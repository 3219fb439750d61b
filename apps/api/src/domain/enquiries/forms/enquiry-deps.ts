import type { Database } from '../../../database/database.ts';
import type { enquiries } from '../../../database/schema/enquiries.ts';
import type { enquiryAttempts } from '../../../database/schema/enquiry-attempts.ts';
import type { Clock } from '../../../shared/clock.ts';
import type { ProductNames } from '../../catalogue/lookups/product-names.ts';
import type { PlaceIndexCache } from '../../catalogue/places/place-index-cache.ts';
import type { CodeService } from '../../people/codes/code-service.ts';

export type EnquiryDeps = {
  db: Database;
  codes: CodeService;
  clock: Clock;
  places: PlaceIndexCache;
  products: ProductNames;
  key: string;
  isProduction: boolean;
};

export type Enquiry = typeof enquiries.$inferSelect;

export type Attempt = typeof enquiryAttempts.$inferSelect;
