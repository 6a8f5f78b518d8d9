import { isMissing, lacksOtherText } from '@sideline/schema/prf/rules/missing';
import type { Field } from '@sideline/schema/prf/catalogue/kinds';
import { isEntered, isRelevant } from '@sideline/schema/prf/catalogue/rules';
import { useCallback, useLayoutEffect, useMemo, useRef, type ComponentType } from 'react';
import type { Values } from '../drafts/changes';
import { sectionDraft } from '../drafts/draft-view';
import { useFacts, useView } from '../prf-context';
import type { RecordView } from '../record-view';
import type { ControlProps, FieldPlace } from './control';
import { focusFirst } from './focus';
import { FurtherFields } from './further-fields';
import { RowField } from './row-field';

interface RowFieldsProps {
  /** Draws each field: single answers in a group, and also groups in an entry. */
  readonly control: ComponentType<ControlProps>;
  readonly fields: readonly Field[];
  readonly row: Values;
  readonly isDisabled: boolean;
  readonly onChange: (change: Values) => void;
  /** The place of the row: an entry `field/<id>`, a line of a list `field/<index>`, a group `field`. */
  readonly place: FieldPlace;
}

/** The parts of the row that are not values yet, and those that were refused. The boxes have the text itself. */
const unreadAt = (view: RecordView, { section, path }: FieldPlace) => {
  const { texts, refused } = sectionDraft(view.draft(), section);
  const isHere = (one: string) => one.startsWith(`${path}/`);
  return {
    texts: Object.keys(texts).filter(isHere),
    problems: (refused?.problems ?? []).filter(({ field }) => isHere(field)),
  };
};

/** The fields of one group or of one item of a list, each with its own label. */
export function RowFields(props: RowFieldsProps) {
  const { control, fields, row, isDisabled, onChange } = props;
  const { section, path } = props.place;
  const facts = useFacts();
  const place = useMemo(() => ({ section, path }), [section, path]);
  const unread = useView(unreadAt, place);
  const frame = useRef<HTMLDivElement>(null);
  const hasText = (field: Field) => unread.texts.includes(`${path}/${field.name}`);
  const shown = fields.filter(
    (field) =>
      !field.computed &&
      !(field.kind === 'reference' && field.to === 'stock') &&
      // A closed record shows what was entered, not everything that could have been.
      ((!isDisabled && isRelevant(field, facts, row)) || isEntered(row[field.name]) || hasText(field)),
  );
  const problemOf = (field: Field): string | null =>
    unread.problems.find((candidate) => candidate.field === `${path}/${field.name}`)?.message ?? null;
  // An empty row is not part of the record, and none of its fields is required.
  const isBegun = isEntered(row);
  const asksFor = (field: Field) =>
    isBegun && (isMissing(facts, field, row[field.name], row) || lacksOtherText(facts, field, row));

  const latest = useRef(onChange);
  useLayoutEffect(() => {
    latest.current = onChange;
  });
  const change = useCallback((part: Values) => {
    latest.current(part);
  }, []);
  // The field disappears with its value. The focus stays in the row.
  const leave = useCallback(() => {
    focusFirst(frame.current);
  }, []);
  const draw = (field: Field) => (
    <RowField
      key={field.name}
      control={control}
      place={place}
      field={field}
      value={row[field.name] ?? null}
      other={(row[`${field.name}_other`] ?? null) as string | null}
      problem={problemOf(field)}
      isMissing={asksFor(field)}
      isKept={!isRelevant(field, facts, row)}
      isDisabled={isDisabled}
      onChange={change}
      onCleared={leave}
    />
  );
  const further = shown.filter((field) => field.further);
  return (
    <div ref={frame} className="prf-grid">
      {shown.filter((field) => !field.further).map(draw)}
      {further.length > 0 ? (
        <FurtherFields
          labels={further.map(({ label }) => label)}
          isSaid={further.some((field) => isEntered(row[field.name]) || asksFor(field))}
          isAsked={further.some(asksFor)}
          isToCorrect={further.some((field) => hasText(field) || problemOf(field) !== null)}
          isReadOnly={isDisabled}
        >
          {further.map(draw)}
        </FurtherFields>
      ) : null}
    </div>
  );
}
