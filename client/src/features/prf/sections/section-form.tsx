import { sectionOf, type PrfSectionKey } from '@sideline/schema/prf/catalogue/catalogue';
import type { Field, FieldGroup, Section } from '@sideline/schema/prf/catalogue/kinds';
import { isEntered } from '@sideline/schema/prf/catalogue/rules';
import { isFolded, isFurther, PRESENTATIONS } from '@sideline/schema/prf/rules/presentation';
import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { controlId } from '../fields/control-id';
import { FurtherFields } from '../fields/further-fields';
import { PrfField } from '../fields/prf-field';
import { useFacts, usePrf, useView } from '../prf-context';
import { openQuestionsIn } from '../questions/questions';
import { LooseQuestions } from '../questions/place-questions';
import { FoldedCard } from '../fields/folded-card';
import { SECTION_ON_ITS_WAY } from '../fields/on-its-way';
import { OneTapActs } from './acts-later';
import styles from './section-body.module.css';
import { isNamedBySection, useSectionFields } from './use-section-fields';

interface SectionFormProps {
  readonly section: PrfSectionKey;
  /** Content at the top of a group's card, such as an assistant. */
  readonly groupHead?: (group: string) => ReactNode;
  /** Content below a group's fields. */
  readonly groupFoot?: (group: string) => ReactNode;
  /** Draws a field in its own way. Undefined leaves it to the catalogue. */
  readonly drawField?: (field: Field) => ReactNode | undefined;
  /** Cards that offer something known for confirmation, so they stay open. */
  readonly offered?: readonly string[];
}

/** This many fields fill a phone's screen. The others follow, as many at a time, within a card too. */
const FIELDS_AT_A_TIME = 6;

/** A card with only times is a table of clocks, one line each. */
const isClock = ({ fields }: Section, { key }: FieldGroup): boolean =>
  fields.every(({ group, kind }) => group !== key || kind === 'time');

/** What a card folds away, in words. If it is named after its only answer, the parts of that answer. */
const folded = (field: Field, { label }: FieldGroup): readonly string[] =>
  field.label === label && 'fields' in field ? field.fields.map((part) => part.label) : [field.label];

const counted = (count: number): string => (count === 1 ? '1 question' : `${String(count)} questions`);

/** A section as the catalogue describes it: its groups as cards, their fields in the catalogue's order. */
export function SectionForm({ section, groupHead, groupFoot, drawField, offered = [] }: SectionFormProps) {
  const definition = sectionOf(section);
  const propsOf = useSectionFields(section);
  const { isReadOnly } = usePrf();
  const facts = useFacts();
  const asked = useView(openQuestionsIn, section);
  // What was opened stays open while the section is on the screen, whatever is entered or cleared.
  const [opened, setOpened] = useState<readonly string[]>([]);
  const [closed, setClosed] = useState<readonly string[]>([]);
  const draw = (field: Field) => {
    const drawn = drawField?.(field);
    return drawn === undefined ? <PrfField key={field.name} {...propsOf(field)} /> : drawn;
  };
  /** The first `most` fields of a card, while the section is being drawn. */
  const card = (group: FieldGroup, fields: readonly Field[], most: number) => {
    const titleId = controlId(section, `group-${group.key}`);
    const isBehindMore = (field: Field) => isFurther(section, field, facts);
    const further = fields.filter(isBehindMore);
    const furtherProps = further.map(propsOf);
    const isAsked = (some: readonly Field[]) =>
      asked.some(({ field }) => some.some(({ name }) => field === name || field.startsWith(`${name}.`)));
    const isSaid =
      furtherProps.some(({ value, isMissing }) => isEntered(value) || isMissing) || isAsked(further);
    // A closed record shows what was entered, not everything that could have been.
    if (isReadOnly && further.length === fields.length && !isSaid) return null;
    const content = (
      <>
        {group.hint ? <p className="prf-hint">{group.hint}</p> : null}
        {groupHead?.(group.key)}
        {isReadOnly || section === 'incidentDetails' ? null : (
          <OneTapActs section={section} group={group.key} />
        )}
        <div className="prf-grid" data-clock={isClock(definition, group) || undefined}>
          {fields
            .filter((field) => !isBehindMore(field))
            .slice(0, most)
            .map(draw)}
          {further.length > 0 && fields.length <= most ? (
            <FurtherFields
              labels={further.flatMap((field) => folded(field, group))}
              isSaid={isSaid}
              isAsked={furtherProps.some(({ isMissing }) => isMissing) || isAsked(further)}
              isToCorrect={furtherProps.some(({ text, problem }) => text !== null || problem !== null)}
              isReadOnly={isReadOnly}
            >
              {further.map(draw)}
            </FurtherFields>
          ) : null}
        </div>
        {fields.length <= most ? groupFoot?.(group.key) : null}
      </>
    );
    if (isReadOnly || PRESENTATIONS[section]?.groups[group.key] === undefined)
      return (
        <section key={group.key} className="prf-card" aria-labelledby={titleId}>
          <h3
            id={titleId}
            tabIndex={-1}
            className={isNamedBySection(definition, group) ? 'sl-hidden' : 'prf-card-title'}
          >
            {group.label}
          </h3>
          {content}
        </section>
      );
    const isHeld =
      offered.includes(group.key) ||
      fields.map(propsOf).some(({ value, text, problem, isMissing }) => {
        return isEntered(value) || text !== null || problem !== null || isMissing;
      }) ||
      isAsked(fields);
    const isWanted = isHeld || !isFolded(section, group.key, facts);
    if (isWanted && !opened.includes(group.key)) setOpened((keys) => [...keys, group.key]);
    const isOpen = isHeld || (opened.includes(group.key) && !closed.includes(group.key));
    return (
      <FoldedCard
        key={group.key}
        titleId={titleId}
        title={group.label}
        count={counted(fields.length)}
        isOpen={isOpen}
        isFixed={isHeld}
        onToggle={(isNowOpen) => {
          setClosed(isNowOpen ? closed.filter((key) => key !== group.key) : [...closed, group.key]);
          if (isNowOpen) setOpened([...opened.filter((key) => key !== group.key), group.key]);
        }}
      >
        {content}
      </FoldedCard>
    );
  };
  const shown = definition.fields.filter((field) => !field.computed && propsOf(field).isShown);
  const cards = definition.groups
    .map((group) => ({ group, fields: shown.filter((field) => field.group === group.key) }))
    .filter(({ fields }) => fields.length > 0);
  const [fieldsDrawn, setFieldsDrawn] = useState(FIELDS_AT_A_TIME);
  const drawn: ReactNode[] = [];
  let fieldCount = 0;
  for (const { group, fields } of cards) {
    if (fieldCount >= fieldsDrawn) break;
    drawn.push(card(group, fields, fieldsDrawn - fieldCount));
    fieldCount += fields.length;
  }
  const isWhole = drawn.length === cards.length && fieldCount <= fieldsDrawn;
  // Once it is whole, it stays so: a field that appears in an early card must not take the last card away.
  const fieldsNext = isWhole ? Infinity : fieldsDrawn + FIELDS_AT_A_TIME;
  useEffect(() => {
    // In small steps, so that a press or a key in between is answered immediately.
    if (fieldsNext > fieldsDrawn) startTransition(() => setFieldsDrawn(fieldsNext));
  }, [fieldsNext, fieldsDrawn]);
  if (!isWhole)
    return (
      <>
        {drawn}
        <div className={styles['waiting']} {...{ [SECTION_ON_ITS_WAY]: '' }} />
      </>
    );
  return (
    <>
      {drawn}
      <LooseQuestions section={section} drawn={shown.map(({ name }) => name)} />
    </>
  );
}
