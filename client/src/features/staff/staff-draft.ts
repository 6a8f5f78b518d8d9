import { positionAfterChange, QUALIFICATION_TABLE, QUALIFICATIONS } from '@sideline/schema/positions';
import type { StaffProfileFieldsFragment } from './staff.generated';

/** The evidence for one qualification, as the form holds it: dates YYYY-MM-DD, '' if empty. */
export interface EvidenceDraft {
  readonly qualification: string;
  readonly number: string;
  readonly issuedOn: string;
  readonly expiresOn: string;
}

export interface StaffDraft {
  /** Only 'none', or the qualifications held. */
  readonly qualifications: readonly EvidenceDraft[];
  readonly position: string;
  readonly hireDate: string;
  readonly terminationDate: string;
  readonly isActive: boolean;
}

const NONE = 'none';
const bare = (qualification: string): EvidenceDraft => ({
  qualification,
  number: '',
  issuedOn: '',
  expiresOn: '',
});

export const EMPTY_PROFILE: StaffDraft = {
  qualifications: [],
  position: 'support_staff',
  hireDate: '',
  terminationDate: '',
  isActive: true,
};

/** A stored profile in the form. A profile without qualifications has 'None'. */
export const draftOf = (profile: StaffProfileFieldsFragment): StaffDraft => ({
  qualifications:
    profile.qualifications.length === 0
      ? [bare(NONE)]
      : profile.qualifications.map((held) => ({
          qualification: held.qualification,
          number: held.number ?? '',
          issuedOn: held.issuedOn ?? '',
          expiresOn: held.expiresOn ?? '',
        })),
  position: profile.position,
  hireDate: profile.hireDate ?? '',
  terminationDate: profile.terminationDate ?? '',
  isActive: profile.isActive,
});

/**
 * The form after a change of qualifications. Evidence that was entered stays, 'None' and the others exclude each other,
 * and the position changes to the first allowed one if it is no longer allowed (spec section 4).
 */
export const withQualifications = (draft: StaffDraft, chosen: readonly string[]): StaffDraft => {
  const hadNone = draft.qualifications.some(({ qualification }) => qualification === NONE);
  const keys =
    chosen.includes(NONE) && !hadNone ? [NONE] : chosen.filter((key) => key !== NONE || chosen.length === 1);
  return {
    ...draft,
    qualifications: keys.map(
      (key) => draft.qualifications.find(({ qualification }) => qualification === key) ?? bare(key),
    ),
    position: positionAfterChange(keys, draft.position),
  };
};

const given = (text: string): string | null => (text === '' ? null : text);

/** The profile as it is sent. */
export const factsOf = (draft: StaffDraft) => ({
  position: draft.position,
  isActive: draft.isActive,
  hireDate: given(draft.hireDate),
  terminationDate: given(draft.terminationDate),
  qualifications: draft.qualifications.map(({ qualification, number, issuedOn, expiresOn }) => ({
    qualification,
    number: given(number.trim()),
    issuedOn: given(issuedOn),
    expiresOn: given(expiresOn),
  })),
});

/** The label of a qualification. One that is not in the table stays as it was written. */
export const qualificationLabel = (key: string): string => {
  const known = QUALIFICATIONS.find((one) => one === key);
  return known === undefined ? key : QUALIFICATION_TABLE[known].label;
};
