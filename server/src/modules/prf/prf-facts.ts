import {
  ageAtIncident,
  monthsAtIncident,
  type IncidentTime,
  type KnownAge,
} from '@sideline/schema/prf/record/age';
import { alertInSentence, type Alert } from '@sideline/schema/prf/rules/alerts';
import { rowAllergies } from '@sideline/schema/prf/catalogue/allergies';
import type { SectionData as Json } from '@sideline/schema/prf/record/canonical';
import { PATIENT_SECTION, PRF_SECTION_KEYS } from '@sideline/schema/prf/catalogue/catalogue';
import { missingForSigning, sectionState, type Missing } from '@sideline/schema/prf/rules/missing';
import { observationsDue } from '@sideline/schema/prf/rules/due';
import type { PrfFacts } from '@sideline/schema/prf/catalogue/kinds';
import { latestNews2 } from '@sideline/schema/prf/rules/latest-news2';

/** The facts for the catalogue's rules, made from what is stored; and what the rules find. */

export interface KnownPatient extends KnownAge {
  readonly allergies: string | null;
  /** Of the other records of the same person. */
  readonly mergedAllergies: string | null;
  readonly medications: string | null;
}

export const prfFacts = (
  data: Readonly<Record<string, Json | undefined>>,
  patient: KnownPatient | null,
  incident: Omit<IncidentTime, 'at'>,
): PrfFacts => ({
  data,
  ageYears: ageAtIncident(patient, { ...incident, at: data['incidentDetails']?.['incident_date'] }),
  ageMonths: monthsAtIncident(patient, { ...incident, at: data['incidentDetails']?.['incident_date'] }),
  hasPatient: patient !== null,
  ...(patient === null ? {} : { birth: { dob: patient.dob, estimatedAge: patient.estimatedAge } }),
  patientAllergies: rowAllergies(patient),
  patientMedicines: patient?.medications ?? null,
  timeZone: incident.timeZone,
});

/** The staff ids of the crew named in the incident. */
export const crewOf = (facts: PrfFacts): string[] => {
  const crew = facts.data['incidentDetails']?.['crew'];
  return Array.isArray(crew) ? [...new Set(crew.map(String))] : [];
};

export interface MissingItem {
  readonly section: string;
  readonly field: string;
  readonly entryId: string | null;
  readonly label: string;
  readonly reason: string;
}

export interface SectionProgress {
  readonly state: 'not_started' | 'in_progress' | 'complete';
  readonly missing: number;
  /** The labels of the first missing fields of the whole record, at most two, with the section of the first field. */
  readonly next?: readonly string[];
}

/** How many labels a list of records shows beside their number. */
const LABELS_IN_LISTS = 2;

export interface Assessment {
  readonly missing: readonly MissingItem[];
  readonly states: Readonly<Record<string, SectionProgress>>;
}

const withAlerts = (required: readonly Missing[], openAlerts: readonly Alert[]): MissingItem[] => [
  ...required.map((item) => ({ ...item, entryId: item.entryId ?? null })),
  ...openAlerts.map((alert) => ({
    section: 'observations',
    field: 'entries',
    entryId: alert.entryId,
    label: `Action on ${alertInSentence(alert)}`,
    reason: 'Record what was done about it.',
  })),
];

/**
 * The items still needed for signing, and how complete each section is: required fields, and an action for every open alert.
 */
export const assess = (facts: PrfFacts, openAlerts: readonly Alert[]): Assessment => {
  const required = missingForSigning(facts);
  const all = withAlerts(required, openAlerts);
  const next = all.slice(0, LABELS_IN_LISTS).map(({ label }) => label);
  return {
    missing: all,
    states: Object.fromEntries(
      [...PRF_SECTION_KEYS, PATIENT_SECTION.key].map((key) => {
        const { state, missing } = sectionState(facts, key, required);
        const alerts = key === 'observations' ? openAlerts.length : 0;
        const progress = { state: alerts > 0 ? ('in_progress' as const) : state, missing: missing + alerts };
        return [key, all[0]?.section === key ? { ...progress, next } : progress];
      }),
    ),
  };
};

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** The parts of a record's content that lists and banners show. */
export const summaryOf = (facts: PrfFacts): Json => {
  const incident = facts.data['incidentDetails'];
  const latest = latestNews2(facts);
  return {
    incidentAt: text(incident?.['incident_date']),
    chiefComplaint: text(incident?.['chief_complaint']),
    acuity: text(incident?.['acuity']),
    dispositionOutcome: text(facts.data['DispositionOutcome']?.['disposition_outcome']),
    observationsDueAt: observationsDue(facts)?.at ?? null,
    latestNews2: latest && { at: latest.at, total: latest.total, band: latest.band, text: latest.text },
  };
};
