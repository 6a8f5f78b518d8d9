import { CloseOutlined, FilterOutlined } from '@ant-design/icons';
import { AUDIT_ACTION_WORDS } from '@sideline/schema/audit-actions';
import { Button, Input } from 'antd';
import { useEffect, useReducer, useState } from 'react';
import { DayInput } from '../../components/ui/day-input';
import { Choice, type ChoiceSource, type ServerSearch } from '../../components/ui/choice';
import { describedBy, FormField } from '../../components/ui/entity-form';
import { useDebounced } from '../../components/pickers/use-debounced';
import type { UrlFilters } from '../../components/ui/url-filters';
import { formatDate, formatDateOfBirth } from '../../lib/dates';
import { typedClock } from '../../lib/typed-day';
import { useIsPhone } from '../../lib/use-media';
import { actionLabel, OBJECT_KINDS } from './audit-words';
import {
  useAuditEventsLazyQuery,
  useAuditPeopleQuery,
  useAuditRecordsLazyQuery,
  useAuditSubjectsLazyQuery,
} from './audit.generated';
import styles from './audit.module.css';

export const AUDIT_FILTERS = [
  ...(['action', 'person', 'patient', 'prf', 'from', 'to'] as const),
  ...(['since', 'until', 'event', 'show', 'kind', 'object', 'address', 'request'] as const),
] as const;
export type AuditFilterKey = (typeof AUDIT_FILTERS)[number];

/** Those behind 'More filters'. */
const FURTHER = ['since', 'until', 'event', 'show', 'kind', 'object', 'address', 'request'] as const;

/** What `show` narrows to. */
const SHOWN = [
  { value: 'reading', label: 'Views only' },
  { value: 'refused', label: 'Refused only' },
];
const KINDS = Object.entries(OBJECT_KINDS)
  .map(([value, label]) => ({ value, label }))
  .sort((left, right) => left.label.localeCompare(right.label));

const ACTIONS = Object.keys(AUDIT_ACTION_WORDS)
  .map((value) => ({ value, label: actionLabel(value) }))
  .sort((left, right) => left.label.localeCompare(right.label));

/** The number of letters from which a look-up asks the server. */
const SEARCH_FROM = 2;

interface AuditFiltersProps {
  readonly filters: UrlFilters<AuditFilterKey>;
}

/** Action, person, patient, PRF, and from when until when; all kept in the address. On a phone they unfold from a button. */
export function AuditFilters({ filters }: AuditFiltersProps) {
  const isPhone = useIsPhone();
  const [isOpen, setIsOpen] = useState(false);
  const set = Object.values(filters.values).filter(Boolean).length;
  if (!isPhone) return <Fields filters={filters} />;
  return (
    <div className={styles.folded}>
      <Button
        icon={<FilterOutlined aria-hidden="true" />}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {set === 0 ? 'Filters' : `Filters (${set} set)`}
      </Button>
      {isOpen && <Fields filters={filters} />}
    </div>
  );
}

function Fields({ filters }: AuditFiltersProps) {
  const { values, isAny, set, clear } = filters;
  // Loaded when the filter opens, or is already set.
  const [arePeopleWanted, wantPeople] = useReducer(() => true, values.person !== undefined);
  const people = useAuditPeopleQuery({ skip: !arePeopleWanted });
  const further = FURTHER.filter((key) => values[key]).length;
  // Open while one of them is set, unless the person has closed it.
  const [chosen, setMore] = useState<boolean | null>(null);
  const isMore = chosen ?? further > 0;
  return (
    <div className={styles.filters} role="search" aria-label="Audit filters">
      <FormField id="audit-action" label="Action">
        <Choice<string>
          id="audit-action"
          {...(values.action ? { value: values.action } : {})}
          allowClear
          placeholder="Any"
          options={ACTIONS}
          onChange={(action?: string) => set({ action: action ?? null })}
        />
      </FormField>
      <FormField id="audit-person" label="Person">
        <Choice<string>
          id="audit-person"
          {...(values.person ? { value: values.person } : {})}
          allowClear
          placeholder="Anyone"
          source={people}
          onOpenChange={(isOpen) => {
            if (isOpen) wantPeople();
          }}
          options={(people.data?.staffUsers ?? []).map(({ id, firstName, lastName }) => ({
            value: id,
            label: `${firstName} ${lastName}`,
          }))}
          onChange={(person?: string) => set({ person: person ?? null })}
        />
      </FormField>
      <PatientFilter value={values.patient} onChange={(patient) => set({ patient })} />
      <PrfFilter value={values.prf} onChange={(prf) => set({ prf })} />
      <FormField id="audit-from" label="From">
        <DayInput id="audit-from" value={values.from ?? ''} onChange={(next) => set({ from: next })} />
      </FormField>
      <FormField id="audit-to" label="To">
        <DayInput id="audit-to" value={values.to ?? ''} onChange={(next) => set({ to: next })} />
      </FormField>
      {isMore ? <FurtherFields filters={filters} /> : null}
      <Button aria-expanded={isMore} onClick={() => setMore(!isMore)}>
        {isMore ? 'Fewer filters' : further === 0 ? 'More filters' : `More filters (${further} set)`}
      </Button>
      {isAny ? (
        <Button icon={<CloseOutlined aria-hidden="true" />} onClick={clear}>
          Clear
        </Button>
      ) : null}
    </div>
  );
}

function FurtherFields({ filters: { values, set } }: AuditFiltersProps) {
  return (
    <>
      <TimeFilter
        id="audit-since"
        label="From time"
        day={values.from}
        value={values.since}
        onChange={(since) => set({ since })}
      />
      <TimeFilter
        id="audit-until"
        label="To time"
        day={values.to ?? values.from}
        value={values.until}
        onChange={(until) => set({ until })}
      />
      <EventFilter value={values.event} onChange={(event) => set({ event })} />
      <FormField id="audit-show" label="Show">
        <Choice<string>
          id="audit-show"
          {...(values.show ? { value: values.show } : {})}
          allowClear
          placeholder="Everything"
          options={SHOWN}
          onChange={(show?: string) => set({ show: show ?? null })}
        />
      </FormField>
      <FormField id="audit-kind" label="Type of item">
        <Choice<string>
          id="audit-kind"
          {...(values.kind ? { value: values.kind } : {})}
          allowClear
          placeholder="Any"
          options={KINDS}
          onChange={(kind?: string) => set({ kind: kind ?? null, object: null })}
        />
      </FormField>
      <TextFilter
        id="audit-object"
        label="Id of the item"
        value={values.object}
        onChange={(object) => set({ object })}
      />
      <TextFilter
        id="audit-address"
        label="Network address"
        value={values.address}
        onChange={(address) => set({ address })}
      />
      <TextFilter
        id="audit-request"
        label="Request"
        value={values.request}
        onChange={(request) => set({ request })}
      />
    </>
  );
}

interface TextFilterProps {
  readonly id: string;
  readonly label: string;
  readonly value: string | undefined;
  readonly onChange: (text: string | null) => void;
}

/** Must match as a whole, so the list is filtered when the field is left, or on Enter. */
function TextFilter({ id, label, value, onChange }: TextFilterProps) {
  const [text, setText] = useState(value ?? '');
  const [shown, setShown] = useState(value);
  if (shown !== value) {
    setShown(value);
    setText(value ?? '');
  }
  const take = () => {
    if (text.trim() !== (value ?? '')) onChange(text.trim() || null);
  };
  return (
    <FormField id={id} label={label}>
      <Input
        id={id}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onBlur={take}
        onPressEnter={take}
      />
    </FormField>
  );
}

/** A time on a day that is chosen; it narrows when it is left, or with Enter. */
function TimeFilter({
  id,
  label,
  day,
  value,
  onChange,
}: TextFilterProps & { readonly day: string | undefined }) {
  const [text, setText] = useState(value ?? '');
  const [shown, setShown] = useState(value);
  const [isWrong, setWrong] = useState(false);
  if (shown !== value) {
    setShown(value);
    setText(value ?? '');
    setWrong(false);
  }
  const take = () => {
    const time = typedClock(text);
    setWrong(time === null && text.trim() !== '');
    if (time !== null) setText(time);
    if ((time ?? '') !== (value ?? '') && (time !== null || text.trim() === '')) onChange(time);
  };
  const hint = day === undefined ? 'Choose the day first.' : null;
  const error = isWrong ? 'Enter a time, such as 14:32.' : null;
  return (
    <FormField id={id} label={label} hint={hint} error={error}>
      <Input
        id={id}
        value={text}
        placeholder="hh:mm"
        inputMode="numeric"
        disabled={day === undefined}
        aria-invalid={isWrong}
        aria-describedby={describedBy(id, hint, error)}
        onChange={(event) => setText(event.target.value)}
        onBlur={take}
        onPressEnter={take}
      />
    </FormField>
  );
}

function EventFilter({ value, onChange }: LookUpProps) {
  const [text, setText] = useState('');
  const wanted = useDebounced(text.trim());
  const [find, asked] = useAuditEventsLazyQuery({ fetchPolicy: 'no-cache' });
  const data = asked.data ?? asked.previousData;
  useEffect(() => {
    if (wanted.length >= SEARCH_FROM) void find({ variables: { text: wanted } });
  }, [wanted, find]);
  const found = (data?.events.nodes ?? []).map(({ id: eventId, name, date }) => ({
    value: eventId,
    label: `${name}, ${formatDate(date)}`,
  }));
  return (
    <FormField id="audit-event" label="Event">
      <LookUp
        id="audit-event"
        placeholder="Name or place"
        chosenLabel="Chosen event"
        value={value}
        source={asked}
        options={found}
        search={{ text, answered: asked.variables.text ?? '', onSearch: setText }}
        onChange={onChange}
      />
    </FormField>
  );
}

interface LookUpProps {
  readonly value: string | undefined;
  readonly onChange: (id: string | null) => void;
}

function PatientFilter({ value, onChange }: LookUpProps) {
  const [text, setText] = useState('');
  const wanted = useDebounced(text.trim());
  const [find, asked] = useAuditSubjectsLazyQuery({ fetchPolicy: 'no-cache' });
  const data = asked.data ?? asked.previousData;
  useEffect(() => {
    if (wanted.length >= SEARCH_FROM) void find({ variables: { text: wanted } });
  }, [wanted, find]);
  const found = (data?.findPatients ?? []).map(({ id, name, dob }) => ({
    value: id,
    label: `${name}${dob ? `, ${formatDateOfBirth(dob)}` : ''}`,
  }));
  return (
    <FormField id="audit-patient" label="Patient">
      <LookUp
        id="audit-patient"
        placeholder="Name or NHS number"
        chosenLabel="Chosen patient"
        value={value}
        source={asked}
        options={found}
        search={{ text, answered: asked.variables.text ?? '', onSearch: setText }}
        onChange={onChange}
      />
    </FormField>
  );
}

function PrfFilter({ value, onChange }: LookUpProps) {
  const [text, setText] = useState('');
  const wanted = useDebounced(text.trim());
  const [find, asked] = useAuditRecordsLazyQuery({ fetchPolicy: 'no-cache' });
  const data = asked.data ?? asked.previousData;
  useEffect(() => {
    if (wanted.length >= SEARCH_FROM) void find({ variables: { text: wanted } });
  }, [wanted, find]);
  const found = (data?.prfs.nodes ?? []).map(({ id, customPrfId, chiefComplaint }) => ({
    value: id,
    label: `${customPrfId}${chiefComplaint ? `, ${chiefComplaint}` : ''}`,
  }));
  return (
    <FormField id="audit-prf" label="PRF">
      <LookUp
        id="audit-prf"
        placeholder="Number or complaint"
        chosenLabel="Chosen PRF"
        value={value}
        source={asked}
        options={found}
        search={{ text, answered: asked.variables.text ?? '', onSearch: setText }}
        onChange={onChange}
      />
    </FormField>
  );
}

interface LookUpSelectProps extends LookUpProps {
  readonly id: string;
  readonly placeholder: string;
  /** Shown for an id that came with the address and was not looked up here. */
  readonly chosenLabel: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly source: ChoiceSource;
  readonly search: ServerSearch;
}

function LookUp({
  id,
  placeholder,
  chosenLabel,
  value,
  options,
  source,
  search,
  onChange,
}: LookUpSelectProps) {
  const [kept, setKept] = useState<string | null>(null);
  // With fewer letters, the server is not asked.
  const isAsked = search.text.trim().length >= SEARCH_FROM;
  const found = isAsked ? options : [];
  const isListed = found.some((option) => option.value === value);
  const shown =
    value && !isListed && search.text === '' ? [{ value, label: kept ?? chosenLabel }, ...found] : [...found];
  return (
    <Choice<string>
      id={id}
      {...(value ? { value } : {})}
      allowClear
      search={isAsked ? search : { ...search, answered: search.text.trim() }}
      placeholder={placeholder}
      source={source}
      notFoundContent="Type to search."
      options={shown}
      onChange={(chosen?: string) => {
        setKept(found.find((option) => option.value === chosen)?.label ?? null);
        onChange(chosen ?? null);
      }}
    />
  );
}
