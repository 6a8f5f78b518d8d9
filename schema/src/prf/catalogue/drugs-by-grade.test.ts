import { describe, expect, it } from 'vitest';
import { gradesHeld, POSITIONS, QUALIFICATIONS } from '../../positions.js';
import { drugsOfGrades, GRADES_WITH_DRUGS } from './drugs-by-grade.js';
import { drugOf } from './formulary.js';

describe('the drugs that come first for a grade', () => {
  it('are drugs in use, of grades that somebody can hold', () => {
    const held = new Set([null, ...POSITIONS].flatMap((position) => gradesHeld(position, QUALIFICATIONS)));
    expect(GRADES_WITH_DRUGS.filter((grade) => !held.has(grade))).toEqual([]);
    const keys = [...drugsOfGrades(GRADES_WITH_DRUGS)];
    expect(keys.filter((key) => drugOf(key) === undefined || drugOf(key)?.retired)).toEqual([]);
  });

  it('grow with the grade', () => {
    const [aid, technician, paramedic] = [['FREC 3'], ['Technician'], ['Paramedic']].map(drugsOfGrades);
    expect(aid).toContain('aspirin');
    expect(aid).not.toContain('naloxone');
    expect(technician).toContain('naloxone');
    expect(technician).not.toContain('morphine');
    expect(paramedic).toContain('morphine');
    // Not in Schedule 17: a paramedic gives it under a direction of their provider.
    expect(paramedic).not.toContain('tranexamic_acid');
  });

  it('are those of every grade that a person holds, and a doctor’s list is the whole one', () => {
    expect(drugsOfGrades(['FREC 3', 'Nurse'])).toEqual(drugsOfGrades(['Nurse']));
    expect(drugsOfGrades(['Team Leader', 'Paramedic']).has('morphine')).toBe(true);
    expect(drugsOfGrades(['Doctor', 'Paramedic']).size).toBe(0);
    expect(drugsOfGrades(['Support Staff']).size).toBe(0);
  });
});
