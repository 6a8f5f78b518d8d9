import { PATIENT_PARTS } from '@sideline/schema/prf/handover/patient-words-source';
import { LONGEST_READER } from '@sideline/schema/record-sharing';
import { idText } from '@sideline/schema/validation/id';
import { z } from 'zod';
import { FileAnswer, route, type Route } from '../../platform/http/rest-route.js';
import type { PortalService } from './portal.service.js';
import type { ShareService } from './share.service.js';

/** A patient's record in plain words, as a file and behind a link: the token comes in the body, never in an address. */
export const portalRoutes = ({
  portal,
  shares,
}: {
  readonly portal: PortalService;
  readonly shares: ShareService;
}): readonly Route[] => [
  route({
    method: 'GET',
    path: '/api/patient-record/{custom_prf_id}/pdf',
    mirrors: 'Query.patientRecord',
    tag: 'Patients',
    summary: 'A signed record in plain words as PDF',
    description: 'For the patient, and for a guardian of a child while staff have linked their account.',
    params: z.object({ custom_prf_id: idText.min(1).max(64) }),
    query: z.object({ child_id: idText.min(1).max(64).optional() }),
    produces: 'application/pdf',
    call: (context, { params, query }) => portal.print(context, params.custom_prf_id, query.child_id ?? null),
    present: ({ fileName, content }) => new FileAnswer('application/pdf', fileName, content, 'attachment'),
  }),
  route({
    method: 'POST',
    path: '/api/shared-record/open',
    mirrors: 'Mutation.openSharedRecord',
    errors: ['SHARE_CLOSED'],
    tag: 'Patients',
    summary: 'The record that a patient’s link opens',
    description:
      'For anyone who gives their name. A link that is wrong, expired, ended or already used gets the same error.',
    body: z.object({ token: z.string().min(1).max(64), reader: z.string().max(LONGEST_READER) }),
    response: z.object({
      customPrfId: z.string(),
      patientName: z.string().nullable(),
      providerName: z.string(),
      parts: z.array(
        z.object({
          key: z.enum(PATIENT_PARTS as [string, ...string[]]),
          title: z.string(),
          facts: z.array(z.object({ label: z.string(), text: z.string(), note: z.string().nullable() })),
        }),
      ),
      timeZone: z.string(),
      signedAt: z.string(),
      amendedAt: z.array(z.string()),
      expiresAt: z.string(),
    }),
    call: (context, { body }) => shares.open(context, body),
    present: (page) => page,
  }),
];
