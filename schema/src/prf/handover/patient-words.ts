import {
  detailFacts,
  doneFacts,
  foundFacts,
  happenedFacts,
  helpFacts,
  nextFacts,
} from './patient-words-parts.js';
import {
  PATIENT_PART_TITLES,
  PATIENT_PARTS,
  type PatientFact,
  type PatientPartKey,
  PatientReader,
  type PatientWordsSource,
} from './patient-words-source.js';

/** One part of a patient's page. */
export interface PatientPart {
  readonly key: PatientPartKey;
  readonly title: string;
  readonly facts: readonly PatientFact[];
}

/**
 * A signed record as its patient reads it. Only what the parts name is read, and none of that is withheld; what is missing is
 * left out, and so is a part without a fact.
 */
export const patientWords = (source: PatientWordsSource): readonly PatientPart[] => {
  const reader = new PatientReader(source);
  const facts: Readonly<Record<PatientPartKey, readonly PatientFact[]>> = {
    happened: happenedFacts(reader, source),
    found: foundFacts(reader, source.ageYears),
    done: doneFacts(reader, source.treatedBy),
    next: nextFacts(reader),
    help: helpFacts(reader),
    details: detailFacts(source.patient),
  };
  return PATIENT_PARTS.map((key) => ({ key, title: PATIENT_PART_TITLES[key], facts: facts[key] })).filter(
    (part) => part.facts.length > 0,
  );
};
