import { idOfRow } from '@sideline/schema/prf/record/row-ids';
import { expect, it } from 'vitest';
import { newDraft } from './draft-state';
import { withFormerRows } from './former-rows';
import { stepsAt } from './steps-at';

const PRF = '01934a5e-0000-7000-8000-00000000000a';
const id = (index: number) => idOfRow(PRF, 'iv_access', index);

it('keeps rows that a device stored before rows had ids, including unsent text', () => {
  const steps = stepsAt('2026-11-20T14:20:00.000Z');
  const loaded = steps.load(newDraft(PRF), 'SL-1', {
    ClinicalInterventions: { version: 1, data: { iv_access: [{ site: 'foot' }] } },
  });
  const section = loaded.sections.ClinicalInterventions;
  if (section === undefined) throw new Error('The section was not loaded.');
  const rows = [{ site: 'foot', success: true }, { site: 'hand_left' }];
  const kept = withFormerRows({
    ...loaded,
    sections: {
      ClinicalInterventions: {
        ...section,
        edits: { iv_access: rows },
        texts: { 'iv_access/1/attempts': { text: '1x', problem: 'Enter a number.' } },
      },
    },
    queue: [
      {
        commandId: 'c',
        section: 'ClinicalInterventions',
        baseVersion: 1,
        deviceTime: '2026-11-20T14:20:00.000Z',
        changes: { iv_access: rows },
      },
    ],
  });
  const named = rows.map((row, index) => ({ id: id(index), ...row }));
  expect(kept.sections.ClinicalInterventions).toMatchObject({
    data: { iv_access: [{ id: id(0), site: 'foot' }] },
    edits: { iv_access: named },
    texts: { [`iv_access/${id(1)}/attempts`]: { text: '1x' } },
  });
  expect(kept.queue[0]?.changes).toEqual({ iv_access: named });
});
