import { describe, expect, it } from 'vitest';
import {
  POSITION_LABELS,
  gradesHeld,
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

  it('combines without duplicates', () => {
    expect(labels(['nmc_registered_nurse', 'hcpc_paramedic'])).toEqual(['Paramedic', 'Team Leader', 'Nurse']);
  });

  it('keeps a position that is still allowed, otherwise takes the first', () => {
    expect(positionAfterChange(['hcpc_paramedic'], 'team_leader')).toBe('team_leader');
    expect(positionAfterChange(['frec_3'], 'team_leader')).toBe('first_aider');
    expect(positionAfterChange([], 'nurse')).toBe('support_staff');
  });

  it('holds the grade of the position first, then what registrations allow', () => {
    expect(gradesHeld('team_leader', ['hcpc_paramedic', 'als'])).toEqual([
      'Team Leader',
      'Paramedic',
      'NQP',
      'ECP',
    ]);
    expect(gradesHeld('nurse', ['nmc_registered_nurse'])).not.toContain('Doctor');
    expect(gradesHeld('medic', ['frec_4'])).toEqual(['Medic', 'FREC 4', 'Enhanced Responder']);
    expect(gradesHeld(null, [])).toEqual(['Support Staff']);
  });

  it('offers the thirteen shift roles', () => {
    expect(POSITIONS).toHaveLength(13);
  });
});
