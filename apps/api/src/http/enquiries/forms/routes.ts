import type { EnquiryDeps } from '../../../domain/enquiries/forms/enquiry-deps.ts';
import type { App } from '../../server/app-type.ts';
import { addCodeRoutes } from './code-routes.ts';
import { addFormRoutes } from './form-routes.ts';
import { addEnquiryReadRoutes } from './read-routes.ts';

/** All enquiry routes: forms, codes, suggestions. */
export function addEnquiryRoutes(app: App, parts: EnquiryDeps): void {
  addFormRoutes(app, parts);
  addCodeRoutes(app, parts);
  addEnquiryReadRoutes(app, parts);
}
