import { LIMITS } from '@sideline/schema/limits';
import { idText } from '@sideline/schema/validation/id';
import { z } from 'zod';
import type { NoticeService } from '../notice.service.js';
import type { KioskService } from './kiosk.service.js';
import { DomainError } from '../../../platform/errors.js';
import { demographicsBody, demographicsOf } from '../../patients/patients.presenter.js';
import { route, type Route } from '../../../platform/http/rest-route.js';

const params = z.object({ prfId: idText.min(1).max(64).describe('Number or id of the record.') });
const state = z.object({ isOpen: z.boolean(), hasConsented: z.boolean() });
const patient = demographicsBody
  .omit({ patient_name: true, address: true, cheer_team_id: true, cheer_squad_id: true })
  .extend({ name: z.string().nullish() });
const tag = 'Registration';

/** The kiosk and the notice that is read there (spec section 7, 'Registration and kiosk'). */
export const kioskRoutes = ({
  kiosks,
  notices,
}: {
  readonly kiosks: KioskService;
  readonly notices: NoticeService;
}): readonly Route[] => [
  route({
    method: 'GET',
    path: '/api/gdpr-notice/active',
    mirrors: 'Query.activeGdprNotice',
    errors: ['GDPR_NOTICE_MISSING'],
    tag,
    summary: 'The active privacy notice',
    response: z.object({ content: z.string(), version: z.int() }),
    call: async (context) => {
      const notice = await notices.active(context);
      if (notice === null) throw new DomainError('GDPR_NOTICE_MISSING');
      return notice;
    },
    present: ({ content, version }) => ({ content, version }),
  }),
  route({
    method: 'GET',
    path: '/api/prf/{prfId}/kiosk',
    mirrors: 'Query.kiosk',
    tag,
    summary: 'Whether this browser is the kiosk of that record',
    params,
    response: state,
    call: (context, { params: { prfId } }) => kiosks.state(context, prfId),
    present: ({ isOpen, hasConsented }) => ({ isOpen, hasConsented }),
  }),
  route({
    method: 'POST',
    path: '/api/prf/{prfId}/kiosk/enter',
    mirrors: 'Mutation.enterKiosk',
    errors: ['KIOSK_CLOSED'],
    tag,
    summary: 'Make this browser the kiosk, with the code shown to staff',
    description: 'The code works once, for ten minutes. Anyone signed in on this browser is signed out.',
    params,
    body: z.object({ code: z.string().min(1).max(LIMITS.text.short) }),
    response: state,
    call: (context, { params: { prfId }, body: { code } }) =>
      kiosks.enter(context, { customPrfId: prfId, code }),
    present: ({ isOpen, hasConsented }) => ({ isOpen, hasConsented }),
  }),
  route({
    method: 'POST',
    path: '/api/prf/{prfId}/consent',
    mirrors: 'Mutation.recordConsent',
    errors: ['KIOSK_CLOSED', 'GDPR_NOTICE_MISSING', 'GDPR_NOTICE_CHANGED'],
    tag,
    summary: 'The patient agrees to the active notice',
    description: 'Only from the kiosk.',
    params,
    body: z.object({
      consentGiven: z.boolean(),
      noticeVersion: z.int().nullish().describe('The version that was read.'),
    }),
    status: 204,
    call: (context, { params: { prfId }, body }) =>
      kiosks.consent(context, {
        customPrfId: prfId,
        consentGiven: body.consentGiven,
        noticeVersion: body.noticeVersion ?? null,
      }),
    present: () => null,
  }),
  route({
    method: 'POST',
    path: '/api/prf/{prfId}/kiosk/patient',
    mirrors: 'Mutation.submitKioskPatient',
    errors: ['KIOSK_CLOSED'],
    tag,
    summary: 'What the patient says about themselves',
    description:
      'Only from the kiosk, after the patient has agreed to the notice. The record does not change until staff accept it.',
    params,
    body: patient,
    status: 204,
    call: (context, { params: { prfId }, body: { name, ...rest } }) => {
      const { gender, ...given } = demographicsOf(rest);
      return kiosks.submit(context, {
        ...given,
        customPrfId: prfId,
        name: name ?? null,
        gender: gender ?? null,
      });
    },
    present: () => null,
  }),
  route({
    method: 'PUT',
    path: '/api/prf/{prfId}/kiosk/disable',
    mirrors: 'Mutation.disableKiosk',
    errors: ['KIOSK_CLOSED'],
    tag,
    summary: 'End kiosk mode',
    description: 'Only from the kiosk, which then shows and accepts nothing.',
    params,
    body: z.object({}),
    isBodyOptional: true,
    status: 204,
    call: (context, { params: { prfId } }) => kiosks.leave(context, prfId),
    present: () => null,
  }),
];
