import type { EnquiryDeps } from '../../../domain/enquiries/forms/enquiry-deps.ts';
import type { App } from '../../server/app.ts';
import { addEnquiryCodeRoutes } from './add-enquiry-code-routes.ts';
import { addEnquiryFormRoutes } from './add-enquiry-form-routes.ts';
import { addEnquiryReadRoutes } from './add-enquiry-read-routes.ts';

export function addEnquiryRoutes(app: App, deps: EnquiryDeps): void {
  addEnquiryFormRoutes(app, deps);
  addEnquiryCodeRoutes(app, deps);
  addEnquiryReadRoutes(app, deps);
}
