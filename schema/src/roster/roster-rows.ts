import type { z } from 'zod';
import { check } from '../validation/check.js';
import { patientChanges, patientProblems } from '../validation/patient.js';
import type { RosterField, RosterMapping } from './roster-columns.js';
import type { RosterTable } from './roster-table.js';
import { readBirthDate, readGender } from './roster-values.js';

/** A team with its squads, as the pickers have them. */
export interface RosterTeam {
  readonly id: string;
  readonly name: string;
  readonly squads: readonly { readonly id: string; readonly name: string }[];
}

/** One person of a roster. */
export interface RosterRow {
  readonly line: number;
  readonly patient: z.input<typeof patientChanges>;
  /** Problems with importing this person, in words; empty where there are none. */
  readonly problems: readonly string[];
}

const plain = (text: string): string => text.trim().toLowerCase().replaceAll(/\s+/g, ' ');

/** The place in a team and squad that a row names. */
const placeOf = (teams: readonly RosterTeam[], teamName: string, squadName: string, problems: string[]) => {
  if (teamName === '') {
    if (squadName !== '') problems.push('This row has a squad but no team.');
    return {};
  }
  const team = teams.find(({ name }) => plain(name) === plain(teamName));
  if (team === undefined) {
    problems.push(`There is no team called ‘${teamName}’. Add it under Cheer teams, or correct the row.`);
    return {};
  }
  if (squadName === '') return { cheerTeamId: team.id };
  const squad = team.squads.find(({ name }) => plain(name) === plain(squadName));
  if (squad === undefined) {
    problems.push(`${team.name} has no squad called ‘${squadName}’.`);
    return {};
  }
  return { cheerTeamId: team.id, cheerSquadId: squad.id };
};

interface Reading {
  readonly heads: readonly string[];
  readonly mapping: RosterMapping;
  readonly teams: readonly RosterTeam[];
  /** YYYY-MM-DD. */
  readonly today: string;
}

const rowOf = (
  { line, cells }: RosterTable['rows'][number],
  { heads, mapping, teams, today }: Reading,
): RosterRow => {
  const problems: string[] = [];
  // With one separator too many, the cells after it come under the wrong heading. Empty cells at the end do no harm.
  if (cells.slice(heads.length).some((cell) => cell.trim() !== ''))
    problems.push(
      `This row has ${String(cells.length)} cells, but the first line has ${String(heads.length)}. Put quotation marks around text that contains a comma or semicolon.`,
    );
  const cell = (field: RosterField): string => {
    const place = mapping[field];
    return place === undefined ? '' : (cells[place] ?? '').trim();
  };
  const name = cell('patient_name') || `${cell('first_name')} ${cell('last_name')}`.trim();
  const [born, gender] = [cell('dob'), cell('gender')];
  const dob = born === '' ? null : readBirthDate(born, Number(today.slice(0, 4)));
  if (born !== '' && dob === null)
    problems.push(`‘${born}’ is not a date of birth. Write it as day/month/year.`);
  if (gender !== '' && readGender(gender) === null) problems.push(`‘${gender}’ is not one of the genders.`);
  const patient = {
    name,
    dob,
    gender: readGender(gender),
    contactNumber: cell('contact_number') || null,
    email: cell('email') || null,
    ...placeOf(teams, cell('team'), cell('squad'), problems),
  };
  const { data, problems: found } = check(patientChanges, patient);
  const said = found ?? patientProblems(data, today, 'quick');
  return { line, patient, problems: [...problems, ...said.map(({ message }) => message)] };
};

/**
 * The people of a roster on `today` (YYYY-MM-DD). A person who is in it twice (same name and birth date, or name and contact
 * number) is taken once, from the first valid row.
 */
export const rosterRows = (
  table: RosterTable,
  mapping: RosterMapping,
  teams: readonly RosterTeam[],
  today: string,
): readonly RosterRow[] => {
  const first = new Map<string, number>();
  return table.rows.map((cells) => {
    const row = rowOf(cells, { heads: table.heads, mapping, teams, today });
    if (row.problems.length > 0) return row;
    const { name, dob, contactNumber } = row.patient;
    const digits = (contactNumber ?? '').replaceAll(/\D/g, '');
    const also = dob ?? (digits === '' ? null : `☎ ${digits}`);
    // A name by itself does not identify a person: two people can share it.
    if (also === null) return row;
    const key = `${plain(name ?? '')}|${also}`;
    const earlier = first.get(key);
    if (earlier === undefined) {
      first.set(key, row.line);
      return row;
    }
    return { ...row, problems: [`The same person is also on line ${String(earlier)}.`] };
  });
};

const quoted = (cell: string): string => {
  // A spreadsheet would run what begins like a formula.
  const safe = /^[=+\-@\t\r]/.test(cell) && !/^[+-]?[\d\s().-]+$/.test(cell) ? `'${cell}` : cell;
  return /[",;\r\n\t]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** The rows that were left out as a CSV file, as they stood, with why; a mark in front, so that Excel reads its letters. */
export const leftOutCsv = (
  table: RosterTable,
  leftOut: readonly { readonly line: number; readonly why: string }[],
): string => {
  const cells = new Map(table.rows.map((row) => [row.line, row.cells]));
  const lines = [
    [...table.heads, 'Line', 'Why it was left out'],
    ...leftOut.map(({ line, why }) => {
      const found = cells.get(line) ?? [];
      const last = table.heads.length - 1;
      // Cells beyond the headings would displace these two, so they are joined to the last.
      const told = table.heads.map((_, place) =>
        place === last ? found.slice(last).join(',') : (found[place] ?? ''),
      );
      return [...told, String(line), why];
    }),
  ];
  return `\uFEFF${lines.map((line) => line.map(quoted).join(',')).join('\r\n')}\r\n`;
};
