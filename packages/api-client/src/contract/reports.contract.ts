import { z } from 'zod';
import { deskResponse } from './desk/desk-response.ts';
import { defineEndpoints } from './endpoint.ts';
import { exactText, text } from './text.ts';

/** A visitor reports a problem with the page at `path`. */
export const reportBody = z.object({
  path: exactText()
    .trim()
    // Browsers treat a backslash as a slash, so `/\host` is a URL of another site, as `//host` is.
    .regex(/^\/(?![/\\])\S*$/)
    .max(500),
  text: text().trim().min(3).max(2000),
});

export const reportResponse = deskResponse(z.null());

export const reportEndpoints = defineEndpoints({
  saveReport: {
    method: 'POST',
    path: '/api/report_save',
    summary: 'Reports a problem with a page',
    tag: 'reports',
    body: reportBody,
    response: reportResponse,
    cache: 'none',
  },
});
