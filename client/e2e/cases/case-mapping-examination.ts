import { type CaseEntry, into } from './case-mapping';

/** Findings of the examination: one line of `exam_findings` for each, with its region and place. */

interface Finding {
  readonly region: string;
  /** Element, occurrence and text of where it was found, if the document says. */
  readonly where?: readonly [element: string, occurrence: number, source: string, location: string];
  readonly found: readonly [element: string, occurrence: number, source: string];
  readonly finding: string;
  /** The attribute that says it was looked for and is not there. */
  readonly isAbsent?: true;
  readonly sizeMm?: number;
}

/** The entries of all findings, in the order given. */
export const examination = (findings: readonly Finding[]): readonly CaseEntry[] =>
  findings.flatMap(({ region, where, found, finding, isAbsent, sizeMm }, row) => {
    const path = (name: string) => `exam_findings.${row}.${name}`;
    const [element, occurrence] = found;
    return [
      into('SecondarySurvey', path('region'), found, region, 'The region is that of the element.'),
      into('SecondarySurvey', path('finding'), found, finding),
      ...(where ? [into('SecondarySurvey', path('location'), [where[0], where[1], where[2]], where[3])] : []),
      ...(isAbsent
        ? [into('SecondarySurvey', path('is_absent'), [`${element}@PN`, occurrence, '8801005'], true)]
        : []),
      ...(sizeMm === undefined ? [] : [into('SecondarySurvey', path('size_mm'), found, sizeMm)]),
    ];
  });
