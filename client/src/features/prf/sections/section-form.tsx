import { sectionOf, type PrfSectionKey } from '@sideline/schema/prf/catalogue/catalogue';
import type { Field, FieldGroup, Section } from '@sideline/schema/prf/catalogue/kinds';
import { isEntered } from '@sideline/schema/prf/catalogue/rules';
import type { ReactNode } from 'react';
import { controlId } from '../fields/control-id';
import { FurtherFields } from '../fields/further-fields';
import { PrfField } from '../fields/prf-field';
import { usePrf } from '../prf-context';
import { LooseQuestions } from '../questions/place-questions';
import { useSectionFields } from './use-section-fields';

interface SectionFormProps {
  readonly section: PrfSectionKey;
  /** What stands at the top of a group's card: an assistant. */
  readonly groupHead?: (group: string) => ReactNode;
  /** What stands under a group's fields. */
  readonly groupFoot?: (group: string) => ReactNode;
  /** Draws a field in its own way; undefined leaves it to the catalogue. */
  readonly drawField?: (field: Field) => ReactNode | undefined;
}

/** A card of nothing but times is a table of clocks: a line each. */
const isClock = ({ fields }: Section, { key }: FieldGroup): boolean =>
  fields.every(({ group, kind }) => group !== key || kind === 'time');

/** What a card folds away, in words: of the answer that it is named after, the parts. */
const folded = (field: Field, { label }: FieldGroup): readonly string[] =>
  field.label === label && 'fields' in field ? field.fields.map((part) => part.label) : [field.label];

/** A section as the catalogue describes it: its groups as cards, their fields in the catalogue's order. */
export function SectionForm({ section, groupHead, groupFoot, drawField }: SectionFormProps) {
  const definition = sectionOf(section);
  const propsOf = useSectionFields(section);
  const { isReadOnly } = usePrf();
  const draw = (field: Field) => {
    const drawn = drawField?.(field);
    return drawn === undefined ? <PrfField key={field.name} {...propsOf(field)} /> : drawn;
  };
  const card = (group: FieldGroup, fields: readonly Field[]) => {
    const titleId = controlId(section, `group-${group.key}`);
    const further = fields.filter((field) => field.further);
    const furtherProps = further.map(propsOf);
    const isSaid = furtherProps.some(({ value, isMissing }) => isEntered(value) || isMissing);
    // A closed record shows what was said, not everything that could have been.
    if (isReadOnly && further.length === fields.length && !isSaid) return null;
    return (
      <section key={group.key} className="prf-card" aria-labelledby={titleId}>
        <h3 id={titleId} tabIndex={-1} className="prf-card-title">
          {group.label}
        </h3>
        {group.hint ? <p className="prf-hint">{group.hint}</p> : null}
        {groupHead?.(group.key)}
        <div className="prf-grid" data-clock={isClock(definition, group) || undefined}>
          {fields.filter((field) => !field.further).map(draw)}
          {further.length > 0 ? (
            <FurtherFields
              labels={further.flatMap((field) => folded(field, group))}
              isSaid={isSaid}
              isToCorrect={furtherProps.some(({ text, problem }) => text !== null || problem !== null)}
              isReadOnly={isReadOnly}
            >
              {further.map(draw)}
            </FurtherFields>
          ) : null}
        </div>
        {groupFoot?.(group.key)}
      </section>
    );
  };
  const shown = definition.fields.filter((field) => !field.computed && propsOf(field).isShown);
  return (
    <>
      {definition.groups.map((group) => {
        const fields = shown.filter((field) => field.group === group.key);
        return fields.length > 0 ? card(group, fields) : null;
      })}
      <LooseQuestions section={section} drawn={shown.map(({ name }) => name)} />
    </>
  );
}
