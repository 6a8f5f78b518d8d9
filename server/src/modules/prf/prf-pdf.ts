import { NEWS2_BAND_LABELS, news2Text, type News2Result } from '@sideline/schema/clinical/news2';
import {
  ETHNICITY_LABELS,
  GENDER_LABELS,
  IDENTITY_STATUS_LABELS,
  type Ethnicity,
  type Gender,
  type IdentityStatus,
} from '@sideline/schema/people';
import { roleRouteText } from '@sideline/schema/clinical/role-of-life-extinct';
import { HOME_ZONE } from '@sideline/schema/local-day';
import { bodyMarks } from '@sideline/schema/prf/body-map';
import { buildOf } from '@sideline/schema/prf/body-regions';
import { allergiesOf, rowAllergies } from '@sideline/schema/prf/allergies';
import { composeBloodPressure, isRecord, type SectionData } from '@sideline/schema/prf/canonical';
import { entriesFieldsOf, fieldAt, SECTIONS, type PrfSectionKey } from '@sideline/schema/prf/catalogue';
import { contradictions } from '@sideline/schema/prf/completeness';
import {
  entryLines,
  entryTitle,
  formatDate,
  formatTime,
  formatValue,
  sectionLines,
  type FormatOptions,
  type Line,
} from '@sideline/schema/prf/format';
import type { EntriesField } from '@sideline/schema/prf/kinds';
import { CONTRADICTION_LABELS } from '@sideline/schema/prf/notice';
import { pictureName } from '@sideline/schema/prf/pictures';
import { isLocked, isSigned, PRF_STATE_LABELS } from '@sideline/schema/prf/states';
import type { Content, TableCell } from 'pdfmake/interfaces.js';
import type { PdfDocument } from '../../platform/pdf.js';
import { bodyMapSvg } from './body-map-svg.js';
import { strokesSvg } from './pen-strokes.js';
import { entriesIn, isStruck } from './prf-changes.js';
import { printPictures } from './prf-pdf-pictures.js';
import { printAmendments, type PrintedAmendment } from './prf-pdf-amendments.js';
import type { PrintedPicture } from './prf-pictures.service.js';
import type { Prf, PrfPatientSnapshot, PrfPerson, PrfRevision } from './prf.types.js';

/** A PRF on paper: the whole record in the form's order, with labels and units, every word of it text. */

export interface PrfPrintout {
  readonly prf: Prf;
  readonly providerName: string;
  readonly madeAt: Date;
  /** Name of whoever asked for it. */
  readonly madeBy: string;
  /** Names of squads that the record refers to, by id. */
  readonly names: ReadonlyMap<string, string>;
  /** The signed versions after the first, up to the one that is printed. */
  readonly amendments: readonly PrintedAmendment[];
  /** Those that stand in the record; they follow it on pages of their own. */
  readonly pictures: readonly PrintedPicture[];
}

type Entry = Readonly<Record<string, unknown>>;

const INK = '#0A1F44';
const SETS_ACROSS = 5;
/** Characters of a drug's details that surely fit on one page in their narrow column. */
const DETAILS_OF_A_PAGE = 1000;
const isShort = (lines: readonly { readonly label: string; readonly value: string }[]): boolean =>
  lines.length < 20 &&
  lines.reduce((sum, { label, value }) => sum + label.length + value.length, 0) <= 2 * DETAILS_OF_A_PAGE;
// Made anew each time: pdfmake writes positions into the nodes that it is given.
const noneRecorded = (): Content => ({ text: 'None recorded', style: 'note' });

const nameOf = (person: PrfPerson | null | undefined): string =>
  person === null || person === undefined ? '' : `${person.firstName} ${person.lastName}`.trim();

// By pdfmake's own names: functions would not reach the printing thread.
const RULED = 'lightHorizontalLines';

class Printout {
  readonly #printout: PrfPrintout;
  readonly #options: FormatOptions;
  readonly #people: ReadonlyMap<string, string>;

  constructor(printout: PrfPrintout) {
    this.#printout = printout;
    const { prf, names } = printout;
    const staff = new Map(prf.crew.map((person) => [person.staffId, nameOf(person)]));
    this.#people = new Map(prf.people.map((person) => [person.userId ?? '', nameOf(person)]));
    this.#options = {
      ...(prf.event === null ? {} : { timeZone: prf.event.timeZone }),
      nameOf: (to, id) => {
        if (to === 'event') return prf.event?.eventId === id ? prf.event.name : undefined;
        if (to === 'attachment') return pictureName(prf.data, id, this.#options);
        return (to === 'staff' ? staff.get(id) : undefined) ?? names.get(id);
      },
    };
  }

  document(): PdfDocument {
    const { prf, providerName, madeAt, madeBy } = this.#printout;
    const mark = isSigned(prf.status) ? null : prf.status === 'void' ? 'ENTERED IN ERROR' : 'DRAFT';
    return {
      title: `Patient record ${prf.customPrfId}`,
      subject: 'Patient record form',
      madeAt,
      header: {
        left: providerName,
        right: mark === null ? prf.customPrfId : `${prf.customPrfId} · ${mark}`,
      },
      notices: this.#notices(),
      footer: `Printed ${this.#time(madeAt.toISOString())} by ${madeBy}. Times are ${this.#zone} time. Confidential patient information.`,
      watermark: mark,
      content: [
        ...this.#head(),
        ...printAmendments(this.#printout.amendments, this.#options),
        ...this.#patient(),
        ...SECTIONS.flatMap(({ key, label }) => this.#section(key, label)),
        ...this.#signature(),
        ...printPictures(this.#printout.pictures, this.#options, (entry) => this.#recorded(entry)),
      ],
    };
  }

  /** The zone of every time on the paper: 'Europe/London'. */
  get #zone(): string {
    return this.#options.timeZone ?? HOME_ZONE;
  }

  /** What the patient's row said when the record was signed, else says now, and what the rows merged with it say. */
  get #rowAllergies(): string | null {
    const { signature, patient } = this.#printout.prf;
    return rowAllergies({
      allergies: (signature?.patient ?? patient)?.allergies,
      merged_allergies: patient?.merged_allergies,
    });
  }

  #time(iso: string | null | undefined): string {
    return iso === null || iso === undefined ? '' : formatTime(iso, this.#options.timeZone);
  }

  /** What a page that lies alone must not leave unsaid: that it was amended, or is no longer the newest. */
  #notices(): string[] {
    const { revisions, signature } = this.#printout.prf;
    const said = (revision: PrfRevision | undefined): string =>
      revision === undefined
        ? ''
        : `on ${this.#time(revision.signedAt)} by ${revision.name}: ${revision.reason ?? ''}`;
    const shown = revisions.find(({ revision }) => revision === signature?.revision);
    const next = revisions.find(({ revision }) => revision === (shown?.revision ?? 0) + 1);
    return [
      ...(shown === undefined || shown.revision === 1
        ? []
        : [`Amended, version ${String(shown.revision)}, ${said(shown)}`]),
      ...(shown === undefined || next === undefined
        ? []
        : [
            `Superseded: this is version ${String(shown.revision)} of ${String(revisions.length)}. Amended ${said(next)}`,
          ]),
    ];
  }

  #head(): Content[] {
    const { prf } = this.#printout;
    const facts: [string, string][] = [
      ['PRF number', prf.customPrfId],
      ['Status', PRF_STATE_LABELS[prf.status]],
      ['Event', prf.event === null ? '' : prf.event.name],
      ['Begun', `${this.#time(prf.createdAt)} by ${nameOf(prf.author)}`],
      [
        'Crew',
        prf.crew.map((person) => [nameOf(person), person.position].filter(Boolean).join(', ')).join('; '),
      ],
    ];
    const notices: Content[] = [];
    if (prf.status === 'void')
      notices.push({
        text: `Entered in error: ${prf.voidReason ?? ''} (${nameOf(prf.voidedBy)}, ${this.#time(prf.voidedAt)})`,
        style: 'warning',
        margin: [0, 4, 0, 4],
      });
    else if (!isLocked(prf.status))
      notices.push({
        text: 'DRAFT: this record is not signed and may still change.',
        style: 'warning',
        margin: [0, 4, 0, 4],
      });
    return [{ text: 'Patient record', style: 'title', margin: [0, 0, 0, 4] }, ...notices, this.#facts(facts)];
  }

  #patient(): Content[] {
    const { prf } = this.#printout;
    const patient: PrfPatientSnapshot | null = prf.signature?.patient ?? prf.patient;
    const head: Content = { text: 'Patient', style: 'section' };
    const { texts, words } = allergiesOf({ data: prf.data, patientAllergies: this.#rowAllergies });
    const allergies: Content = {
      text: texts.length > 0 ? `Allergies: ${texts.join(', ')}` : words,
      style: 'warning',
      alignment: 'right',
    };
    if (patient === null)
      return [
        head,
        { columns: [{ text: 'No patient linked', style: 'note' }, allergies], margin: [0, 0, 0, 4] },
      ];
    const born = patient.dob === null ? '' : formatDate(patient.dob);
    const isEstimate = patient.dob === null;
    const age = prf.ageYears === null ? '' : `${isEstimate ? 'about ' : ''}${String(prf.ageYears)} years`;
    const gender = GENDER_LABELS[patient.gender as Gender] as string | undefined;
    const ethnicity = ETHNICITY_LABELS[patient.ethnicity as Ethnicity] as { label: string } | undefined;
    const identity = IDENTITY_STATUS_LABELS[patient.identity_status as IdentityStatus] as string | undefined;
    return [
      head,
      {
        columns: [{ text: patient.patient_name, bold: true, fontSize: 12, color: INK }, allergies],
        margin: [0, 0, 0, 4],
      },
      this.#facts([
        ['Date of birth', born],
        ['Age at incident', age],
        ['Gender', gender ?? patient.gender ?? ''],
        ['NHS number', patient.nhs_number ?? ''],
        ['Identity', identity ?? patient.identity_status ?? ''],
        ['Address', patient.address ?? ''],
        ['Contact number', patient.contact_number ?? ''],
        ['Next of kin', patient.next_of_kin_name ?? ''],
        ['Next of kin contact', patient.next_of_kin_contact ?? ''],
        ['Relationship', patient.relationship_to_nok ?? ''],
        ['Past medical history', patient.past_medical_history ?? ''],
        ['Medications', patient.medications ?? ''],
        ['Ethnicity', ethnicity?.label ?? patient.ethnicity ?? ''],
        ['Preferred language', patient.preferred_language ?? ''],
        ['GP practice', patient.gp_practice ?? ''],
      ]),
    ];
  }

  /** Label and value in two columns; rows without a value are left out. */
  #facts(rows: readonly (readonly [string, string | Content])[]): Content {
    const body = rows
      .filter(([, value]) => value !== '')
      .map(([label, value]): TableCell[] => [
        { text: label, style: 'label' },
        typeof value === 'string' ? { text: value } : value,
      ]);
    return body.length === 0 ? { text: '' } : { table: { widths: [130, '*'], body }, layout: 'noBorders' };
  }

  #section(key: PrfSectionKey, label: string): Content[] {
    const data: SectionData = this.#printout.prf.data[key] ?? {};
    const content: Content[] = sectionLines(key, data, this.#options).flatMap(
      ({ group, lines: answered }) => [
        { text: group, style: 'group' },
        this.#facts(answered.map((line) => [line.label, answerOf(key, line, data)])),
      ],
    );
    for (const field of entriesFieldsOf(key))
      content.push(...this.#entries(key, field, entriesIn(data, field.name)));
    if (key === 'observations') content.push(...this.#alerts());
    const route = key === 'ROLE' ? roleRouteText(data) : '';
    if (route !== '') content.unshift(this.#facts([['Route', route]]));
    return content.length === 0 ? [] : [{ text: label, style: 'section' }, ...content];
  }

  #entries(key: PrfSectionKey, field: EntriesField, stored: readonly Entry[]): Content[] {
    const entries = [...stored].sort((a, b) => timeOf(a).localeCompare(timeOf(b)));
    const isAlwaysShown = key === 'observations' || field.typeName === 'DrugAdministration';
    if (entries.length === 0)
      return isAlwaysShown ? [{ text: field.label, style: 'group' }, noneRecorded()] : [];
    const head: Content = { text: field.label, style: 'group' };
    if (key === 'observations') return [head, ...this.#observations(field, entries)];
    if (field.typeName === 'DrugAdministration') return [head, this.#drugs(field, entries)];
    if (field.name === 'body_map') return [head, this.#bodyMap(field, entries)];
    return [head, ...entries.map((entry) => this.#entry(field, entry))];
  }

  /** Sets side by side, the oldest left; a question that no set answers has no row. */
  #observations(field: EntriesField, entries: readonly Entry[]): Content[] {
    const tables: Content[] = [];
    for (let at = 0; at < entries.length; at += SETS_ACROSS) {
      const sets = entries.slice(at, at + SETS_ACROSS);
      const row = (label: string, cells: readonly string[]): TableCell[] => [
        { text: label, style: 'label' },
        ...cells.map((text, index) => ({ text, ...struck(sets[index]) })),
      ];
      const body: TableCell[][] = [
        [
          { text: 'Taken', style: 'tableHead' },
          ...sets.map((entry) => ({
            text: this.#time(textOf(entry[field.timeField])) || 'Time not known',
            style: 'tableHead',
          })),
        ],
      ];
      for (const sub of field.fields) {
        if (sub.name === field.timeField || sub.name === 'news2') continue;
        const cells = sets.map((entry) =>
          isInPressure(sub.name, entry) ? '' : formatValue(sub, entry[sub.name], entry, this.#options),
        );
        const label = sub.name === 'blood_pressure' ? `${sub.label} (mmHg)` : sub.label;
        if (cells.some((text) => text !== '')) body.push(row(label, cells));
      }
      body.push(row('NEWS2', sets.map(news2Of)));
      body.push(
        row(
          'Recorded',
          sets.map((entry) => this.#recorded(entry)),
        ),
      );
      if (sets.some(isStruck))
        body.push([
          { text: 'Struck through', style: 'label' },
          ...sets.map((entry): TableCell => ({ text: this.#struckText(entry) })),
        ]);
      tables.push({
        table: { headerRows: 1, widths: [105, ...sets.map(() => '*')], body },
        layout: RULED,
        margin: [0, 0, 0, 8],
      });
    }
    return tables;
  }

  #drugs(field: EntriesField, entries: readonly Entry[]): Content {
    const shown = new Set(['drug_name', field.timeField, 'dose', 'dose_unit', 'route', 'given_by']);
    const column = (name: string, entry: Entry): string => {
      const sub = field.fields.find((candidate) => candidate.name === name);
      return sub === undefined ? '' : formatValue(sub, entry[name], entry, this.#options);
    };
    const detailsOf = (entry: Entry): string =>
      [
        ...entryLines(field, entry, this.#options)
          .filter(({ name }) => !shown.has(name) && !name.startsWith('void'))
          .map(({ label, value }) => `${label}: ${value}`),
        this.#recorded(entry),
      ]
        .filter(Boolean)
        .join('\n');
    // pdfmake cuts off what does not fit on the page of a row that it must not break.
    const dontBreakRows = entries.every(
      (entry) => detailsOf(entry).length + this.#struckText(entry).length <= DETAILS_OF_A_PAGE,
    );
    const body: TableCell[][] = [
      ['Given at', 'Drug', 'Dose', 'Route', 'Given by', 'Details'].map((text) => ({
        text,
        style: 'tableHead',
      })),
      ...entries.map((entry): TableCell[] => {
        const cells = [
          column(field.timeField, entry),
          column('drug_name', entry),
          [column('dose', entry), column('dose_unit', entry)].filter(Boolean).join(' '),
          column('route', entry),
          column('given_by', entry),
          detailsOf(entry),
        ];
        return cells.map((text, index) =>
          index === cells.length - 1 && isStruck(entry)
            ? { stack: [{ text, ...struck(entry) }, { text: this.#struckText(entry) }] }
            : { text, ...struck(entry) },
        );
      }),
    ];
    return {
      table: { headerRows: 1, dontBreakRows, widths: [62, 90, 50, 60, 75, '*'], body },
      layout: RULED,
      margin: [0, 0, 0, 8],
    };
  }

  /** The body with a number for each wound, and the wounds beside it under their numbers. */
  #bodyMap(field: EntriesField, entries: readonly Entry[]): Content {
    const marks = bodyMarks(entries);
    const titleOf = (entry: Entry): string | undefined => {
      const mark = marks.find(({ id }) => id === entry['id']);
      return mark && `${String(mark.number)}. ${mark.words}`;
    };
    return {
      columns: [
        { svg: bodyMapSvg(marks, buildOf(this.#printout.prf.ageYears), INK), width: 200 },
        { stack: entries.map((entry) => this.#entry(field, entry, titleOf(entry))), width: '*' },
      ],
      columnGap: 16,
    };
  }

  #entry(field: EntriesField, entry: Entry, title = entryTitle(field, entry, this.#options)): Content {
    const answered = entryLines(field, entry, this.#options).filter(({ name }) => !name.startsWith('void'));
    return {
      unbreakable: isShort(answered),
      margin: [0, 0, 0, 4],
      stack: [
        { text: title, bold: true, ...struck(entry) },
        {
          text: [...answered.map(({ label, value }) => `${label}: ${value}`), this.#recorded(entry)]
            .filter(Boolean)
            .join('\n'),
          ...struck(entry),
        },
        ...(isStruck(entry) ? [{ text: this.#struckText(entry) }] : []),
      ],
    };
  }

  #alerts(): Content[] {
    const { alerts } = this.#printout.prf;
    if (alerts.length === 0) return [];
    const body: TableCell[][] = [
      ['Set taken', 'NEWS2', 'Action taken'].map((text) => ({ text, style: 'tableHead' })),
      ...alerts.map((alert): TableCell[] => [
        { text: this.#time(alert.occurredAt) || 'Time not known' },
        { text: `${String(alert.total)}, ${NEWS2_BAND_LABELS[alert.band].toLowerCase()}` },
        {
          text:
            alert.actionedAt !== null
              ? `${alert.action ?? ''} (${nameOf(alert.actionedBy)}, ${this.#time(alert.actionedAt)})`
              : alert.clearedAt !== null
                ? `No longer applies: the set was corrected ${this.#time(alert.clearedAt)}`
                : 'None recorded yet',
        },
      ]),
    ];
    return [
      { text: 'NEWS2 alerts', style: 'group' },
      { table: { headerRows: 1, widths: [110, 90, '*'], body }, layout: RULED },
    ];
  }

  #signature(): Content[] {
    const { signature } = this.#printout.prf;
    const head: Content = { text: 'Signature', style: 'section' };
    if (signature === null) return [head, noneRecorded()];
    const svg = strokesSvg(signature.strokes, INK);
    return [
      {
        unbreakable: true,
        stack: [
          head,
          ...(svg === null
            ? []
            : [
                {
                  svg,
                  fit: [220, 80] as [number, number],
                  margin: [0, 2, 0, 6] as [number, number, number, number],
                },
              ]),
          this.#facts([
            ['Signed by', signature.name],
            ['Grade', signature.grade],
            ['Signed at', this.#time(signature.signedAt)],
            ['Content SHA-256', signature.contentHash],
          ]),
          ...this.#acknowledged(signature.acknowledgedWarnings),
        ],
      },
    ];
  }

  /** What the record says against itself and its signer has seen, in the words in which it was asked. */
  #acknowledged(codes: readonly string[]): Content[] {
    if (codes.length === 0) return [];
    const { data, ageYears, patientId } = this.#printout.prf;
    const against = contradictions({
      data: Object.fromEntries(Object.entries(data).map(([key, section]) => [key, section ?? undefined])),
      ageYears,
      hasPatient: patientId !== null,
      patientAllergies: this.#rowAllergies,
    });
    const messages = (code: string): string =>
      against
        .filter((notice) => notice.code === code)
        .map(({ label, message }) => `${label}: ${message}`)
        .join('\n');
    return [
      { text: 'Contradictions seen before signing', style: 'group' },
      this.#facts(codes.map((code) => [CONTRADICTION_LABELS[code] ?? code, messages(code) || 'Seen'])),
    ];
  }

  #recorded(entry: Entry): string {
    const by = this.#people.get(textOf(entry['recorded_by']) ?? '');
    const at = this.#time(textOf(entry['recorded_at']));
    return at === '' ? '' : `Recorded ${at}${by === undefined ? '' : ` by ${by}`}`;
  }

  #struckText(entry: Entry): string {
    if (!isStruck(entry)) return '';
    const by = this.#people.get(textOf(entry['voided_by']) ?? '') ?? '';
    return `Struck through: ${textOf(entry['void_reason']) ?? ''} (${[by, this.#time(textOf(entry['voided_at']))].filter(Boolean).join(', ')})`;
  }
}

/** An answer as it is printed: pen strokes as they were drawn. */
const answerOf = (section: PrfSectionKey, { name, value }: Line, data: SectionData): string | Content => {
  const strokes = data[name];
  if (fieldAt(section, name)?.kind !== 'strokes' || typeof strokes !== 'string') return value;
  const svg = strokesSvg(strokes, INK);
  return svg === null ? value : { svg, fit: [220, 80] };
};

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const timeOf = (entry: Entry): string => textOf(entry['occurred_at']) ?? '';
const struck = (entry: Entry | undefined): { readonly style?: string } =>
  isStruck(entry) ? { style: 'struck' } : {};

/** Whether a set's systolic or diastolic pressure stands in its blood pressure ('128/72') already. */
const isInPressure = (name: string, entry: Entry): boolean => {
  const { blood_pressure, bp_systolic, bp_diastolic } = entry;
  return (
    (name === 'bp_systolic' || name === 'bp_diastolic') &&
    typeof bp_systolic === 'number' &&
    (bp_diastolic == null || typeof bp_diastolic === 'number') &&
    blood_pressure === composeBloodPressure(bp_systolic, bp_diastolic)
  );
};

const news2Of = (entry: Entry): string => {
  const { news2 } = entry;
  // Stored by the same rule that words it.
  return isRecord(news2) ? news2Text(news2 as unknown as News2Result).replace(/^NEWS2 /, '') : '';
};

/** The printout of a record as its reader may see it. */
export const prfPdf = (printout: PrfPrintout): PdfDocument => new Printout(printout).document();
