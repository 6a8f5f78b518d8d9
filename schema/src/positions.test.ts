import { describe, expect, it } from 'vitest';
import {
  POSITION_LABELS,
  positionAfterChange,
  positionsFor,
  QUALIFICATION_TABLE,
  QUALIFICATIONS,
  POSITIONS,
} from './positions.js';

const labels = (qualifications: readonly string[]) =>
  positionsFor(qualifications).map((key) => POSITION_LABELS[key]);

describe('positions by qualification', () => {
  it.each([
    ['HCPC Paramedic', ['Paramedic', 'Team Leader']],
    ['NMC Registered Nurse', ['Nurse', 'Team Leader']],
    ['GMC Doctor', ['Doctor', 'Medical Director']],
    ['FREC Level 4 (First Response Emergency Care)', ['First Responder', 'Medic']],
    ['FREC Level 3 (First Response Emergency Care)', ['First Aider']],
    ['IHCD Emergency Technician', ['Technician']],
    ['Advanced Life Support (ALS)', ['Advanced Medic', 'Trainer']],
    ['Paediatric Life Support (PLS)', ['Paediatric Medic', 'Trainer']],
    ['Basic Life Support (BLS)', ['Support Staff']],
    ['None', ['Support Staff']],
  ])('%s', (label, positions) => {
    const key = QUALIFICATIONS.find((one) => QUALIFICATION_TABLE[one].label === label);
    expect(labels(key === undefined ? [] : [key])).toEqual(positions);
    expect(key).toBeDefined();
  });

  it('is Support Staff with nothing, or nothing recognised', () => {
    expect(labels([])).toEqual(['Support Staff']);
    expect(labels(['astronaut', 'trauma_care'])).toEqual(['Support Staff']);
  });

  it('unites without doubling', () => {
    expect(labels(['nmc_registered_nurse', 'hcpc_paramedic'])).toEqual(['Paramedic', 'Team Leader', 'Nurse']);
  });

  it('keeps a position that is still allowed, else takes the first', () => {
    expect(positionAfterChange(['hcpc_paramedic'], 'team_leader')).toBe('team_leader');
    expect(positionAfterChange(['frec_3'], 'team_leader')).toBe('first_aider');
    expect(positionAfterChange([], 'nurse')).toBe('support_staff');
  });

  it('offers the thirteen shift roles', () => {
    expect(POSITIONS).toHaveLength(13);
  });
});
