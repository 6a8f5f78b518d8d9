import { POSITION_LABELS, POSITIONS } from '@sideline/schema/positions';
import { SHIFT_STATUS_LABELS, SHIFT_STATUSES } from '@sideline/schema/shifts/vocabulary';
import { memo, useMemo } from 'react';
import { FilterBar, FilterChip, ToggleChip } from '../../components/ui/filter-bar';
import { personName, ROTA_FILTERS, type RotaFilter } from './rota';
import styles from './shifts.module.css';
import type { RotaPersonFragment } from './shifts.generated';
import type { FilterChanges } from './use-rota-filter';

const ROLES = POSITIONS.map((value) => ({ value, label: POSITION_LABELS[value] }));
const STATES = SHIFT_STATUSES.map((value) => ({ value, label: SHIFT_STATUS_LABELS[value] }));

interface RotaFiltersProps {
  readonly values: RotaFilter;
  readonly set: (changes: FilterChanges) => void;
  /** For the shifts shown. */
  readonly events: readonly (readonly [eventId: string, name: string])[];
  readonly people: readonly RotaPersonFragment[];
}

/** The filters of the rota. Only the chip that changed is drawn again, because the others would delay the shifts. */
export const RotaFilters = memo(function RotaFilters({ values, set, events, people }: RotaFiltersProps) {
  const change = useMemo(
    () => ({
      event: (event: string | null) => set({ event }),
      person: (person: string | null) => set({ person }),
      role: (role: string | null) => set({ role }),
      state: (state: string | null) => set({ state }),
      gaps: (isOn: boolean) => set({ gaps: isOn ? '1' : null }),
      clear: () => set(Object.fromEntries(ROTA_FILTERS.map((key) => [key, null]))),
    }),
    [set],
  );
  const eventOptions = useMemo(() => events.map(([value, label]) => ({ value, label })), [events]);
  const personOptions = useMemo(
    () => people.map((person) => ({ value: person.staffId, label: personName(person) })),
    [people],
  );
  return (
    <div className={styles['filters']}>
      <FilterBar isAny={ROTA_FILTERS.some((key) => values[key] !== undefined)} onClear={change.clear}>
        <FilterChip label="Event" value={values.event} options={eventOptions} onChange={change.event} />
        <FilterChip label="Person" value={values.person} options={personOptions} onChange={change.person} />
        <FilterChip label="Role" value={values.role} options={ROLES} onChange={change.role} />
        <FilterChip label="State" value={values.state} options={STATES} onChange={change.state} />
        <ToggleChip label="Gaps only" isOn={values.gaps !== undefined} onChange={change.gaps} />
      </FilterBar>
    </div>
  );
});
