import type { FormatOptions } from '@sideline/schema/prf/record/format';
import { valueAt } from '../drafts/changes';
import type { DraftState } from '../drafts/draft-state';
import { sectionDraft, shownValues, type Undecided } from '../drafts/draft-view';
import { keptWords } from '../drafts/kept-answer';
import { controlId } from '../fields/control-id';
import { pathLabel, pathText } from '../path-label';
import { recordZone } from '../record-clock';
import { VALUE_OPTIONS } from '../value-text';
import { patientControlId } from '../fields/patient-control-id';
import type { LineTarget } from '../fields/line-target';

interface UndecidedLine {
  readonly key: string;
  readonly target: LineTarget;
  readonly label: string;
  readonly text: string;
}

const quoted = (text: string): string => (text === '' ? '' : `\u201c${text}\u201d: `);

/** An open decision of the clinician's as a line that says why, what is there now, and links to it. */
export const undecidedLine = (
  one: Undecided,
  draft: DraftState,
  options: FormatOptions = VALUE_OPTIONS,
): UndecidedLine => {
  if (one.kind === 'patient') {
    return {
      key: 'patient',
      target: { section: one.section, controlId: patientControlId('save') },
      label: 'Patient details',
      text: 'Filled in but not saved. Save the patient, or discard the changes.',
    };
  }
  const { section, path, kind } = one;
  const values = shownValues(draft, section);
  const [field = path, part] = path.split('/');
  const shared = {
    key: `${kind}.${section}.${path}`,
    target: {
      section,
      controlId: controlId(section, path),
      elseId: controlId(
        section,
        part !== undefined && valueAt(values, `${field}/${part}`) !== null ? `${field}/${part}` : field,
      ),
    },
    label: pathLabel(section, path, values),
  };
  switch (kind) {
    case 'conflict':
      return { ...shared, text: 'Another person has changed this too. Choose which answer to keep.' };
    case 'refused':
      return { ...shared, text: `${quoted(pathText(section, path, values, options))}${one.problem}` };
    case 'text':
      return {
        ...shared,
        text: `${quoted(keptWords(path, sectionDraft(draft, section).texts[path]?.text ?? '', recordZone()))}${one.problem}`,
      };
  }
};
