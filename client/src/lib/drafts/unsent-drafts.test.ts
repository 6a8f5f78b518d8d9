import { describe, expect, it } from 'vitest';
import { newDraft } from './draft-state';
import { edit } from './draft-transitions';
import { unsentDraftsOf } from './unsent-drafts';

const PRF = '01900000-0000-7000-8000-000000000001';

describe('what this device has not sent', () => {
  it('names each record with what waits in it', () => {
    const written = edit(newDraft(PRF), 'incidentDetails', 'chief_complaint', 'Fall from a pyramid');
    expect(unsentDraftsOf([written])).toEqual([
      {
        prfId: PRF,
        customPrfId: null,
        isAmendment: false,
        complaint: 'Fall from a pyramid',
        count: 1,
        status: { kind: 'onDevice' },
      },
    ]);
  });

  it('leaves out what is all on the server', () => {
    expect(unsentDraftsOf([newDraft(PRF)])).toEqual([]);
  });
});
