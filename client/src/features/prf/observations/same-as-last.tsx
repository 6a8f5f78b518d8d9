import type { ObservationEntry } from '@sideline/schema/prf/catalogue/catalogue';
import { formatValue } from '@sideline/schema/prf/record/format';
import { CheckOutlined, UndoOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useFacts } from '../prf-context';
import { formatTime } from '../record-clock';
import { setField } from './set-fields';
import { liveSets, setsBefore } from './sets';
import type { OpenSet } from './use-set';

/**
 * Findings that a person looks at and does not measure. A figure is measured again and typed. The last one is shown at
 * its box for comparison, and is never copied.
 */
const FINDINGS = [
  // What belongs together is confirmed together: no flow from the last set with air in this one, and no GCS with a
  // different ACVPU.
  ['supplemental_o2', 'o2_flow_lpm', 'o2_device'],
  ['acvpu', 'gcs_eye', 'gcs_verbal', 'gcs_motor'],
] as const;

const valueOf = (set: ObservationEntry, name: string): unknown =>
  (set as unknown as Readonly<Record<string, unknown>>)[name] ?? null;

const wordsOf = (set: ObservationEntry, names: readonly string[]): string => {
  const gcs = names.filter((name) => name.startsWith('gcs_'));
  const parts = names
    .filter((name) => !gcs.includes(name))
    .map((name) =>
      name === 'supplemental_o2'
        ? set.supplemental_o2 === true
          ? 'oxygen'
          : 'air'
        : formatValue(setField(name), valueOf(set, name)),
    );
  const marks: Readonly<Record<string, string>> = { gcs_eye: 'E', gcs_verbal: 'V', gcs_motor: 'M' };
  const scored = gcs.map((name) => `${marks[name] ?? ''}${String(valueOf(set, name))}`).join(' ');
  return [...parts, ...(scored === '' ? [] : [`GCS ${scored}`])].join(', ');
};

/**
 * Confirms, with this set's own time, that the findings of the last set are unchanged. Only empty fields are filled in,
 * and undone together.
 */
export function SameAsLast({ open }: { readonly open: OpenSet }) {
  const facts = useFacts();
  const [confirmed, setConfirmed] = useState<{
    readonly names: readonly string[];
    readonly values: Readonly<Record<string, unknown>>;
    readonly words: string;
  } | null>(null);
  const last = setsBefore(liveSets(facts), open.entry).at(-1);
  if (confirmed !== null)
    return (
      <div className="prf-ready" data-done role="status">
        <span>
          <CheckOutlined aria-hidden="true" /> {confirmed.words}
        </span>
        <Button
          icon={<UndoOutlined aria-hidden="true" />}
          aria-label="Undo: same as last set"
          onClick={() => {
            // Anything that was changed since is the person's own entry.
            for (const name of confirmed.names)
              if (valueOf(open.entry, name) === confirmed.values[name]) open.set(name, null);
            setConfirmed(null);
          }}
        >
          Undo
        </Button>
      </div>
    );
  if (last === undefined) return null;
  const isFree = (name: string): boolean =>
    valueOf(open.entry, name) === null && open.notRecordableOf(name) === null;
  const names = FINDINGS.filter((group) => group.every(isFree)).flatMap((group) =>
    group.filter((name) => valueOf(last, name) !== null),
  );
  if (names.length === 0) return null;
  const words = wordsOf(last, names);
  const at = last.date_time ? ` at ${formatTime(last.date_time)}` : '';
  return (
    <div className="prf-ready">
      <span>
        Found{at}: {words}. Confirm it only if you have checked again.
      </span>
      <Button
        icon={<CheckOutlined aria-hidden="true" />}
        onClick={() => {
          for (const name of names) open.set(name, valueOf(last, name));
          const values = Object.fromEntries(names.map((name) => [name, valueOf(last, name)]));
          setConfirmed({ names, values, words: `Found again: ${words}` });
        }}
      >
        Same as last set
      </Button>
    </div>
  );
}
