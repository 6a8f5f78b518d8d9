import { diffSection } from '@sideline/schema/prf/record/diff';
import { PRF_SECTION_KEYS } from '@sideline/schema/prf/catalogue/catalogue';
import { Button } from 'antd';
import { useMemo } from 'react';
import type { DraftSignature } from '../drafts/draft-state';
import { DifferenceList } from '../differences/difference-list';
import { useFormatOptions } from '../differences/use-format-options';
import { useFacts, usePrf } from '../prf-context';
import { formatDateTime } from '../record-clock';

type RefusedSignatureState = Extract<DraftSignature, { kind: 'refused' }>;

interface RefusedSignatureProps {
  readonly refused: RefusedSignatureState;
  /** The record can be signed as it is now. */
  readonly canSign: boolean;
  readonly onSign: () => void;
}

/** A signature from this device that was refused: why, what differs from what was signed, and what to do now. */
export function RefusedSignature({ refused, canSign, onSign }: RefusedSignatureProps) {
  const { store } = usePrf();
  const { data } = useFacts();
  const { code, message, signedAt, seen } = refused;
  const hasChanged = code === 'PRF_CHANGED';
  const options = useFormatOptions(
    hasChanged
      ? PRF_SECTION_KEYS.map((section) => ({ section, paths: Object.keys(data[section] ?? {}) }))
      : [],
  );
  const differences = useMemo(
    () =>
      hasChanged
        ? PRF_SECTION_KEYS.flatMap((key) => diffSection(key, seen[key] ?? {}, data[key] ?? {}, options))
        : [],
    [hasChanged, seen, data, options],
  );
  return (
    <section className="prf-card" data-tone="danger" aria-labelledby="prf-not-signed">
      <h3 id="prf-not-signed" className="prf-card-title">
        {hasChanged ? 'The record changed after you signed it' : 'Your signature was not accepted'}
      </h3>
      <p>
        You signed on this device at {formatDateTime(signedAt)}.{' '}
        {hasChanged ? 'The server has not signed the record, because it is no longer what you saw.' : message}
      </p>
      {differences.length > 0 ? (
        <DifferenceList
          differences={differences}
          names={['As you signed it', 'As it is now']}
          label="What changed after you signed"
        />
      ) : hasChanged ? (
        <p className="prf-hint">
          Nothing in the record itself has changed. Check the patient’s details, such as allergies.
        </p>
      ) : null}
      <div className="prf-actions">
        <Button type="primary" size="large" disabled={!canSign} onClick={onSign}>
          {hasChanged ? 'Sign as it is now' : 'Sign again'}
        </Button>
        <Button size="large" onClick={() => store.withdrawSignature()}>
          Keep it unsigned
        </Button>
      </div>
    </section>
  );
}
