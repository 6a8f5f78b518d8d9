import { HANDOVER_FORMATS } from '@sideline/schema/prf/handover/handover';
import { z } from 'zod';
import type { HandoverService } from './handover.service.js';
import { route, type Route } from '../../../platform/http/rest-route.js';

const text = z.string().max(200).nullish();

/** The handover behind a link: the token comes in the body, never in an address. */
export const handoverRoutes = ({ handovers }: { readonly handovers: HandoverService }): readonly Route[] => [
  route({
    method: 'POST',
    path: '/api/handover/open',
    mirrors: 'Mutation.openHandover',
    errors: ['HANDOVER_CLOSED'],
    tag: 'Patient record forms',
    summary: 'The handover behind a link',
    description:
      'For the first browser that gives the reader’s name, for fifteen minutes. A link that is wrong, expired, revoked or already opened in another browser gets the same error.',
    body: z.object({
      token: z.string().min(1).max(64),
      name: z.string().max(200),
      organisation: text,
      role: text,
    }),
    response: z.object({
      customPrfId: z.string(),
      patientName: z.string().nullable(),
      dob: z.string().nullable(),
      nhsNumber: z.string().nullable(),
      died: z.string().nullable(),
      format: z.enum(HANDOVER_FORMATS),
      lines: z.array(z.object({ letter: z.string(), label: z.string(), text: z.string() })),
      blocks: z.array(
        z.object({
          label: z.string(),
          rows: z.array(
            z.object({
              label: z.string(),
              text: z.string(),
              isRecorded: z.boolean(),
              isAlert: z.boolean(),
            }),
          ),
        }),
      ),
      isSigned: z.boolean(),
      timeZone: z.string(),
      readAt: z.string(),
      expiresAt: z.string(),
    }),
    call: (context, { body: { token, name, organisation, role } }) =>
      handovers.open(context, { token, name, organisation: organisation ?? null, role: role ?? null }),
    present: (sheet) => sheet,
  }),
];
