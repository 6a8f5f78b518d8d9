import { describe, expect, it } from 'vitest';
import { newDraft } from './draft-state';
import { stepsAt } from './steps-at';
import { unsentDraftsOf } from './unsent-drafts';

const NOW = '2026-11-20T14:32:00.000Z';
const { edit } = stepsAt(NOW);
const PRF = '01900000-0000-7000-8000-000000000001';

describe('unsent changes on this device', () => {
  it('are listed by record, with what waits in each', () => {
    const written = edit(newDraft(PRF), 'incidentDetails', 'chief_complaint', 'Fall from a pyramid');
    expect(unsentDraftsOf([written])).toEqual([
      {
        prfId: PRF,
        customPrfId: null,
        isAmendment: false,
        complaint: 'Fall from a pyramid',
        count: 1,
        status: { kind: 'onDevice', since: NOW },
      },
    ]);
  });

  it('leave out records that are all on the server', () => {
    expect(unsentDraftsOf([newDraft(PRF)])).toEqual([]);
  });
});
