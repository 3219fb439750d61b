import { consentPurpose, myDataOtpBody } from '@tractor-haat/api-client/contract';
import { z } from 'zod';
import { erasePerson } from '../../domain/people/privacy/erase/erase-person.ts';
import { readMyData } from '../../domain/people/privacy/my-data/read-my-data.ts';
import { withdraw } from '../../domain/people/privacy/withdraw.ts';
import { systemClock } from '../../shared/clock.ts';
import { type AdminCommand, rejectMissingKey } from '../admin/admin-command.ts';

const mobile = myDataOtpBody.shape.mobile.pipe(
  z.string().regex(/^[5-9]\d{9}$/, 'is no mobile number of ten digits'),
);

const requestSchema = z.discriminatedUnion('action', [
  z.object({ action: z.literal('show'), mobile }),
  z.object({ action: z.literal('erase'), mobile }),
  z.object({ action: z.literal('withdraw'), mobile, purpose: consentPurpose }),
]);

export const privacyCommand: AdminCommand = async (db, input, readKey = rejectMissingKey) => {
  const command = requestSchema.parse(input);
  const now = systemClock();
  if (command.action !== 'withdraw') {
    const person = { mobile: command.mobile, key: readKey() };
    if (command.action === 'show') return readMyData(db, person, now);
    return erasePerson(db, person, { by: 'staff', now });
  }
  return { withdrawn: await withdraw(db, command.mobile, command.purpose, now) };
};
