import type { EnquiryDeps } from '../../../domain/enquiries/forms/enquiry-deps.ts';
import type { App } from '../../server/app-type.ts';
import { addEnquiryCodeRoutes } from './code-routes.ts';
import { addEnquiryFormRoutes } from './form-routes.ts';
import { addEnquiryReadRoutes } from './read-routes.ts';

/** All enquiry routes: forms, codes, suggestions. */
export function addEnquiryRoutes(app: App, deps: EnquiryDeps): void {
  addEnquiryFormRoutes(app, deps);
  addEnquiryCodeRoutes(app, deps);
  addEnquiryReadRoutes(app, deps);
}
