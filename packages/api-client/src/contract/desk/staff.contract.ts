import { z } from 'zod';
import { STAFF_ROLES } from '../../desk/desk-rights.ts';
import { isEmail } from '../../is-email.ts';
import { removeInvisible } from '../../to-mobile-digits.ts';
import { defineEndpoints } from '../endpoint.ts';
import { exactText, text } from '../text.ts';
import { deskResponse, idParams } from './desk-response.ts';

const MAX_SCOPE_ENTRIES = 500;

const email = text().overwrite(removeInvisible).toLowerCase().refine(isEmail);
const token = exactText().max(100);
const code = exactText().max(20);
/** The limit exceeds that of the password rules, so that a long password gets their message and no schema error. */
const password = exactText().max(1000);

/** Slugs of brands or districts. A district name that exists in two states requires the state: `gujarat/anand`. */
const scope = z.array(exactText().trim().min(1).max(100)).max(MAX_SCOPE_ENTRIES);

const role = z.enum(STAFF_ROLES);

export const invitationBody = z.object({
  email,
  role,
  brands: scope.default([]),
  districts: scope.default([]),
});

/** `link` is set only if the API cannot send e-mails. The inviter must then send the link. */
export const invitationResponse = deskResponse(
  z.object({ email: z.string(), role, expires_at: z.iso.datetime(), link: z.string().optional() }),
);

/** GET /api/desk/invitations: invitations that were not accepted and have not expired. */
export const invitationsResponse = deskResponse(
  z.array(
    z.object({
      id: z.int(),
      email: z.string(),
      role,
      brands: z.array(z.string()),
      districts: z.array(z.string()),
      expires_at: z.iso.datetime(),
    }),
  ),
);

export const acceptBody = z.object({
  token,
  name: text().trim().min(1).max(100),
  password,
});

/** `secret` is for an authenticator app, and `link` is the otpauth URL that contains it. */
export const acceptResponse = deskResponse(
  z.object({ secret: z.string(), email: z.string(), link: z.string() }),
);

export const confirmBody = z.object({ token, code });

export const deskSessionBody = z.object({ email: exactText().max(300), password, code });

export const deskPerson = z.object({ id: z.int(), name: z.string(), role });

export const deskSessionResponse = deskResponse(deskPerson);

export const deskDone = deskResponse(z.null());

export const staffMember = deskPerson.extend({
  email: z.string(),
  brands: z.array(z.string()),
  districts: z.array(z.string()),
  active: z.boolean(),
});

export const staffResponse = deskResponse(z.array(staffMember));
export const staffMemberResponse = deskResponse(staffMember);

/** PATCH /api/desk/staff/{id}. An inactive staff member cannot sign in. */
export const staffBody = z.object({
  role: role.optional(),
  brands: scope.optional(),
  districts: scope.optional(),
  active: z.boolean().optional(),
});

export const staffEndpoints = defineEndpoints({
  createInvitation: {
    method: 'POST',
    path: '/api/desk/invitations',
    summary:
      'Invites a new member of staff, or an existing one to set a new password and second factor',
    tag: 'desk',
    body: invitationBody,
    response: invitationResponse,
    security: 'staff',
  },
  listInvitations: {
    method: 'GET',
    path: '/api/desk/invitations',
    summary: 'Lists the open invitations',
    tag: 'desk',
    response: invitationsResponse,
    security: 'staff',
  },
  deleteInvitation: {
    method: 'DELETE',
    path: '/api/desk/invitations/:id',
    summary: 'Revokes an open invitation',
    tag: 'desk',
    params: idParams,
    response: deskDone,
    security: 'staff',
  },
  acceptInvitation: {
    method: 'POST',
    path: '/api/desk/invitations/accept',
    summary: 'Sets name and password of an invited person and returns the TOTP secret',
    tag: 'desk',
    body: acceptBody,
    response: acceptResponse,
  },
  confirmInvitation: {
    method: 'POST',
    path: '/api/desk/invitations/confirm',
    summary: 'Accepts an invitation with the first TOTP code',
    tag: 'desk',
    body: confirmBody,
    response: deskDone,
  },
  listStaff: {
    method: 'GET',
    path: '/api/desk/staff',
    summary: 'Lists the staff',
    tag: 'desk',
    response: staffResponse,
    security: 'staff',
  },
  changeStaffMember: {
    method: 'PATCH',
    path: '/api/desk/staff/:id',
    summary: 'Changes the rights of a member of staff and ends all sessions of that person',
    tag: 'desk',
    params: idParams,
    body: staffBody,
    response: staffMemberResponse,
    security: 'staff',
  },
  endStaffSessions: {
    method: 'DELETE',
    path: '/api/desk/staff/:id/sessions',
    summary: 'Ends all sessions of a member of staff',
    tag: 'desk',
    params: idParams,
    response: deskDone,
    security: 'staff',
  },
  signInStaff: {
    method: 'POST',
    path: '/api/desk/session',
    summary: 'Signs in with e-mail address, password and code',
    tag: 'desk',
    body: deskSessionBody,
    response: deskSessionResponse,
  },
  getStaffSession: {
    method: 'GET',
    path: '/api/desk/session',
    summary: 'Returns the signed-in member of staff',
    tag: 'desk',
    response: deskSessionResponse,
    security: 'staff',
  },
  signOutStaff: {
    method: 'DELETE',
    path: '/api/desk/session',
    summary: 'Signs out',
    tag: 'desk',
    response: deskDone,
  },
});

export type DeskPerson = z.output<typeof deskPerson>;
export type StaffMember = z.output<typeof staffMember>;
export type OpenInvitation = z.output<typeof invitationsResponse>['data'][number];
export type InvitationBody = z.output<typeof invitationBody>;
export type AcceptBody = z.output<typeof acceptBody>;
export type StaffBody = z.output<typeof staffBody>;
