import {
  IMPRESSION_GROUPS,
  OTHER_IMPRESSION,
  searchImpressions,
  type ImpressionGroup,
} from '@sideline/schema/prf/catalogue/impressions';
import {
  OTHER_DRUG,
  searchFormulary,
  type ControlledSchedule,
} from '@sideline/schema/prf/catalogue/formulary';
import { drugsOfGrades } from '@sideline/schema/prf/catalogue/drugs-by-grade';
import type { CodedField } from '@sideline/schema/prf/catalogue/kinds';
import { isFirstClear } from '@sideline/schema/prf/catalogue/word-search';
import { POSITION_LABELS, POSITIONS } from '@sideline/schema/positions';
import { once } from '@sideline/schema/remembered';
import { useMemo } from 'react';
import { inlineErrors } from '../../../lib/apollo-hooks';
import { chosenKeys } from '../../../lib/form-rules';
import { useOwnGradesQuery } from '../prf.generated';
import type { ControlProps } from './control';
import { KeyedList } from './keyed-list';
import type { ListAnswer, ListOption } from './list-control';
import { OtherText } from './other-text';

const OTHER: ListOption = { key: 'other', label: 'Other, in words', group: 'Not in the list' };

interface Vocabulary {
  readonly options: () => readonly ListOption[];
  readonly search?: (text: string) => ListAnswer;
}

/** The pack in the bag, and whether it is a controlled drug: what distinguishes two drugs of the same name. */
const drugDetail = (forms: readonly string[], schedule: ControlledSchedule | null): string =>
  [schedule === null ? null : `CD schedule ${schedule}`, forms.join(', ')].filter(Boolean).join(' · ');

const drugOptions = (text: string): ListAnswer => {
  const found = searchFormulary(text);
  const options = found.map(({ key, label, forms, schedule }) => ({
    key,
    label,
    detail: drugDetail(forms, schedule),
  }));
  // For something that is not in the list, whatever was typed is offered.
  return {
    options: [...options, { ...OTHER, key: OTHER_DRUG }],
    isFirstClear: found.length === 0 || isFirstClear(found),
  };
};

const impressionOption = (key: string, label: string, group: ImpressionGroup): ListOption => ({
  key,
  label,
  group: IMPRESSION_GROUPS[group],
});

const impressionOptions = (text: string): ListAnswer => {
  const found = searchImpressions(text);
  // Each result shows its group, because results are in the order of the search.
  const options = found.map(({ key, label, group }) => ({
    ...impressionOption(key, label, group),
    detail: IMPRESSION_GROUPS[group],
  }));
  return {
    options: [...options, { ...OTHER, key: OTHER_IMPRESSION }],
    isFirstClear: found.length === 0 || isFirstClear(found),
  };
};

/** Listed for the first field that needs it: no record waits for the drugs to be sorted before it is shown. */
const VOCABULARIES: Readonly<Record<CodedField['vocabulary'], Vocabulary>> = {
  drug: { options: once(() => drugOptions('').options), search: drugOptions },
  impression: {
    options: once(() => [
      ...searchImpressions('').map(({ key, label, group }) => impressionOption(key, label, group)),
      { ...OTHER, key: OTHER_IMPRESSION },
    ]),
    search: impressionOptions,
  },
  position: { options: once(() => POSITIONS.map((key) => ({ key, label: POSITION_LABELS[key] }))) },
};

/** The list, with what is usual for the grades of the person who is signed in first, once these are known. */
const useDrugsByGrade = (isWanted: boolean, options: readonly ListOption[]): readonly ListOption[] => {
  const { data } = useOwnGradesQuery({ context: inlineErrors, skip: !isWanted });
  const grades = data?.ownGrades;
  return useMemo(() => {
    const usual = drugsOfGrades(grades ?? []);
    if (usual.size === 0) return options;
    const named = options.map((option) => ({
      ...option,
      group: option.group ?? (usual.has(option.key) ? 'Usual for your grade' : 'Other drugs'),
    }));
    // The heading of the first option comes first.
    return named.toSorted((one, other) => Number(usual.has(other.key)) - Number(usual.has(one.key)));
  }, [grades, options]);
};

/** One or several entries of a vocabulary that grows. Anything that it does not hold is entered as text with 'Other'. */
export function CodedControl(props: ControlProps<CodedField>) {
  const { id, field, value, other, onOther, isDisabled } = props;
  const chosen = chosenKeys(value);
  const isDrug = field.vocabulary === 'drug';
  const { options: optionsOf, search } = VOCABULARIES[field.vocabulary];
  const options = useDrugsByGrade(isDrug, optionsOf());
  return (
    <>
      <KeyedList
        {...props}
        options={options}
        {...(search && { search })}
        list={field.vocabulary}
        isByUse={isDrug}
        isMultiple={field.kind === 'codes'}
      />
      {field.other && (chosen.includes(OTHER.key) || other) ? (
        <OtherText {...{ id, field, other, onOther, isDisabled }} isChosen={chosen.includes(OTHER.key)} />
      ) : null}
    </>
  );
}
