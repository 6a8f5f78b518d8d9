import type { ProposedField, ProposalState } from '@sideline/schema/proposed-details';
import type { ProposalWords } from '../../../components/proposed-details/proposal-card';
import { GENDER_WORDS, RELATIONSHIP_WORDS } from '../../../components/self-report/self-report-words';
import type { FieldKey } from '../../../lib/words/field-words';
import { useFieldWords } from '../../../lib/words/use-field-words';
import { usePortalWords, type PortalKey } from '../portal/portal-words';

/** Labels for the parts of an address, as in the forms that patients fill in. */
const ADDRESS_WORDS = {
  addressLine1: 'field.addressLine1',
  addressLine2: 'field.addressLine2',
  addressLine3: 'field.addressLine3',
  town: 'field.town',
  county: 'field.county',
  postcode: 'field.postcode',
} as const satisfies Partial<Record<ProposedField, FieldKey>>;
const FIELD_WORDS = {
  name: 'portal.name',
  dob: 'portal.dob',
  gender: 'portal.gender',
  contactNumber: 'portal.contactNumber',
  nextOfKinName: 'portal.nextOfKin',
  nextOfKinContact: 'portal.kinContact',
  relationshipToNok: 'portal.kinRelationship',
  allergies: 'portal.allergies',
  medications: 'portal.medications',
  pastMedicalHistory: 'portal.pastHistory',
} as const satisfies Record<Exclude<ProposedField, keyof typeof ADDRESS_WORDS>, PortalKey>;
const STATE_WORDS = {
  waiting: 'portal.stateWaiting',
  taken: 'portal.stateTaken',
  in_part: 'portal.stateInPart',
  set_aside: 'portal.stateSetAside',
} as const satisfies Record<ProposalState, PortalKey>;

const has = <K extends string>(table: Readonly<Record<K, unknown>>, key: string): key is K => key in table;

/** What a patient reads of their own correction, in the language of their page. */
export function useProposalWords(): ProposalWords {
  const { say, dated } = usePortalWords();
  const sayField = useFieldWords();
  return {
    field: say('portal.field'),
    onRecord: say('portal.onRecord'),
    says: say('portal.youSay'),
    removed: say('portal.toBeRemoved'),
    changed: say('portal.changedSince'),
    label: (field) =>
      has(ADDRESS_WORDS, field)
        ? sayField(ADDRESS_WORDS[field])
        : has(FIELD_WORDS, field)
          ? say(FIELD_WORDS[field])
          : field,
    gender: (gender) => sayField(GENDER_WORDS[gender]),
    relationship: (relationship) =>
      has(RELATIONSHIP_WORDS, relationship) ? sayField(RELATIONSHIP_WORDS[relationship]) : relationship,
    dated,
    state: (state) => say(STATE_WORDS[state]),
    outcome: (field, isAccepted) =>
      say(isAccepted ? 'portal.fieldAccepted' : 'portal.fieldNotAccepted', { field }),
    decided: (at) => say('portal.decided', { at }),
    refused: (reason) => say('portal.notAccepted', { reason }),
  };
}
