import type { PrivacyFacts } from '@tractor-haat/api-client/contract';
import { type Condition, setting, text, type Values } from '@tractor-haat/server-kit/settings';
import { z } from 'zod';

/** The law requires a contact on the public site. */
const inProduction: Condition = {
  condition: 'with NODE_ENV=production',
  isMet: ({ NODE_ENV }) => NODE_ENV === 'production',
};

export const operatorSettings = {
  COMPANY_NAME: setting({
    description: 'operator of the site, shown on /privacy',
    schema: text.max(200),
    defaultValue: undefined,
  }),
  COMPANY_ADDRESS: setting({
    description: 'postal address of the operator',
    schema: text.max(500),
    defaultValue: undefined,
  }),
  GRIEVANCE_OFFICER_NAME: setting({
    description: 'grievance officer, the contact for personal data (DPDP Act 2023)',
    schema: text.max(200),
    defaultValue: undefined,
    required: inProduction,
  }),
  GRIEVANCE_OFFICER_EMAIL: setting({
    description: 'e-mail address of the grievance officer',
    schema: z.email(),
    defaultValue: undefined,
    required: inProduction,
  }),
  GRIEVANCE_OFFICER_PHONE: setting({
    description: 'telephone number of the grievance officer',
    schema: text.max(40),
    defaultValue: undefined,
  }),
};

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
