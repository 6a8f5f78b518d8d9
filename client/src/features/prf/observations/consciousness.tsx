import { GCS_PARTS, suggestsNewConfusion, type GcsPart } from '@sideline/schema/clinical/gcs';
import { totalGcs } from '@sideline/schema/prf/record/derive';
import { QuestionCircleFilled } from '@ant-design/icons';
import { Button } from 'antd';
import { FieldHelp } from '../fields/field-help';
import { SegmentedControl } from '../fields/segmented-control';
import { useFacts } from '../prf-context';
import { NotRecordableMenu } from './not-recordable-menu';
import { subscoreOf } from './score';
import { choiceField, GCS_WORDS, numberField } from './set-fields';
import { Subscore } from './subscore';
import type { OpenSet } from './use-set';

interface ConsciousnessProps {
  readonly open: OpenSet;
  readonly idPrefix: string;
}

const PART_LABELS: Readonly<Record<GcsPart, string>> = {
  gcs_eye: 'GCS eyes',
  gcs_verbal: 'GCS voice',
  gcs_motor: 'GCS movement',
};

/** ACVPU and the Glasgow Coma Scale. One is never worked out from the other (clinical section 2). */
export function Consciousness({ open, idPrefix }: ConsciousnessProps) {
  const facts = useFacts();
  const { entry } = open;
  const isAside = open.notRecordableOf('acvpu') !== null;
  const acvpu = choiceField('acvpu');
  const total = totalGcs(entry);
  return (
    <>
      <div className="prf-field" data-wide data-field={`${idPrefix}-acvpu`}>
        <div className="prf-label-line">
          <span id={`${idPrefix}-acvpu-label`} className="prf-label">
            Consciousness (ACVPU) <Subscore points={isAside ? null : subscoreOf('acvpu', entry, facts)} />
          </span>
          <FieldHelp section="observations" path="entries/acvpu" label="Consciousness (ACVPU)" />
          <NotRecordableMenu name="acvpu" label="Consciousness" open={open} />
        </div>
        {isAside ? null : (
          <SegmentedControl
            id={`${idPrefix}-acvpu`}
            name={`${idPrefix}-acvpu`}
            labelId={`${idPrefix}-acvpu-label`}
            describedBy={undefined}
            options={Object.entries(acvpu.choices.options).map(([key, choice]) => ({
              key,
              label: `${key} · ${choice.label}`,
            }))}
            value={entry.acvpu ?? null}
            isDisabled={false}
            onChange={(key) => {
              open.set('acvpu', key);
            }}
          />
        )}
        {suggestsNewConfusion(entry, entry.acvpu) ? (
          <p className="prf-note prf-note-warning" role="status">
            <QuestionCircleFilled aria-hidden="true" /> GCS voice is 4: new confusion?
            <Button
              type="link"
              onClick={() => {
                open.set('acvpu', 'C');
              }}
            >
              Yes, set C
            </Button>
          </p>
        ) : null}
      </div>
      {GCS_PARTS.map((part) => {
        const words = GCS_WORDS[part];
        const value = entry[part] ?? null;
        const labelId = `${idPrefix}-${part}-label`;
        return (
          <div key={part} className="prf-field prf-gcs" data-field={`${idPrefix}-${part}`}>
            <div className="prf-label-line">
              <span id={labelId} className="prf-label">
                {PART_LABELS[part]}
                {value === null ? '' : `: ${words[value - 1] ?? ''}`}
              </span>
              <FieldHelp section="observations" path={`entries/${part}`} label={PART_LABELS[part]} />
              <NotRecordableMenu name={part} label={PART_LABELS[part]} open={open} />
            </div>
            {open.notRecordableOf(part) ? null : (
              <SegmentedControl
                id={`${idPrefix}-${part}`}
                name={`${idPrefix}-${part}`}
                labelId={labelId}
                describedBy={undefined}
                options={words
                  .map((word, index) => ({ key: String(index + 1), label: String(index + 1), title: word }))
                  .slice(0, numberField(part).max ?? words.length)}
                value={value === null ? null : String(value)}
                isDisabled={false}
                onChange={(key) => {
                  open.set(part, key === null ? null : Number(key));
                }}
              />
            )}
          </div>
        );
      })}
      <div className="prf-actions">
        <p className="prf-field" role="status">
          <span className="prf-label">GCS total</span>
          <span className="prf-figure-big">{total ?? '–'}</span>
        </p>
        <FieldHelp section="observations" path="entries/gcs" label="GCS total" />
      </div>
    </>
  );
}
