import type { PrivacyFacts } from '@tractor-haat/api-client/contract';
import { type Condition, setting, text, type Values } from '@tractor-haat/server-kit/settings';
import { z } from 'zod';

/** The law requires a contact in production. */
const inProduction: Condition = {
  condition: 'with NODE_ENV=production',
  holds: ({ NODE_ENV }) => NODE_ENV === 'production',
};

/** Settings of the operator and the contact for personal data; part of the API's settings. */
export const operatorSettings = {
  COMPANY_NAME: setting({
    meaning: 'who runs the site, as /privacy names it',
    reads: text.max(200),
    otherwise: undefined,
  }),
  COMPANY_ADDRESS: setting({
    meaning: 'its postal address',
    reads: text.max(500),
    otherwise: undefined,
  }),
  GRIEVANCE_OFFICER_NAME: setting({
    meaning: 'whom people write or call about their data (DPDP Act 2023)',
    reads: text.max(200),
    otherwise: undefined,
    required: inProduction,
  }),
  GRIEVANCE_OFFICER_EMAIL: setting({
    meaning: 'address of that person',
    reads: z.email(),
    otherwise: undefined,
    required: inProduction,
  }),
  GRIEVANCE_OFFICER_PHONE: setting({
    meaning: 'telephone of that person',
    reads: text.max(40),
    otherwise: undefined,
  }),
};

/** The site's operator, as the law requires; null if not configured. */
export type Operator = Pick<PrivacyFacts, 'company' | 'officer'>;

export function readOperator(values: Values<typeof operatorSettings>): Operator {
  const { COMPANY_NAME: company, GRIEVANCE_OFFICER_NAME: officer } = values;
  return {
    company:
      company === undefined ? null : { name: company, address: values.COMPANY_ADDRESS ?? null },
    officer:
      officer === undefined
        ? null
        : {
            name: officer,
            email: values.GRIEVANCE_OFFICER_EMAIL ?? null,
            phone: values.GRIEVANCE_OFFICER_PHONE ?? null,
          },
  };
}
