import type { deskLeads } from '../../../database/schema/desk-leads.ts';
import type { enquiries } from '../../../database/schema/enquiries.ts';

type Lead = typeof deskLeads.$inferSelect;
type Enquiry = typeof enquiries.$inferSelect;

export function createLeadMessage(id: string, lead: Lead, enquiry: Enquiry) {
  const { type, model, tehsil, message } = enquiry.fields;
  return {
    id,
    type: 'lead.verified',
    created_at: lead.verified_at.toISOString(),
    data: {
      lead_id: lead.id,
      name: enquiry.name,
      mobile: enquiry.mobile,
      form: enquiry.form,
      type: type || null,
      brand: lead.brand,
      model: model || null,
      state: lead.state,
      district: lead.district,
      tehsil: tehsil || null,
      message: message || null,
      language: enquiry.language,
      page_source: enquiry.page_source,
      verified_at: lead.verified_at.toISOString(),
    },
  };
}
