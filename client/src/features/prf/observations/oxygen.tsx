import { Button } from 'antd';
import { StatusTag } from '../../../components/ui/status-tag';
import { useFacts } from '../prf-context';
import { ChoiceControl } from '../fields/choice-control';
import { FieldHelp } from '../fields/field-help';
import { NumberControl } from '../fields/number-control';
import { SegmentedControl } from '../fields/segmented-control';
import { choiceField, numberField } from './set-fields';
import { subscoreOf } from './score';
import { Subscore } from './subscore';
import type { OpenSet } from './use-set';

interface OxygenProps {
  readonly open: OpenSet;
  readonly idPrefix: string;
}

const OPTIONS = [
  { key: 'air', label: 'Air' },
  { key: 'oxygen', label: 'Oxygen' },
] as const;

/** Air or oxygen, then the flow and the device. */
export function Oxygen({ open, idPrefix }: OxygenProps) {
  const facts = useFacts();
  const { entry } = open;
  const isOnOxygen = entry.supplemental_o2 ?? null;
  // A flow or device in a set that turned out to be on air. It is kept, asked about at review, and cleared here.
  const isKept = isOnOxygen !== true && (entry.o2_flow_lpm != null || entry.o2_device != null);
  return (
    <>
      <div className="prf-field" data-field={`${idPrefix}-supplemental_o2`}>
        <div className="prf-label-line">
          <span id={`${idPrefix}-air-label`} className="prf-label">
            Air or oxygen <Subscore points={subscoreOf('supplemental_o2', entry, facts)} />
          </span>
          <FieldHelp section="observations" path="entries/supplemental_o2" label="Air or oxygen" />
        </div>
        <SegmentedControl
          id={`${idPrefix}-air`}
          name={`${idPrefix}-air`}
          labelId={`${idPrefix}-air-label`}
          describedBy={undefined}
          options={OPTIONS}
          value={isOnOxygen === null ? null : isOnOxygen ? 'oxygen' : 'air'}
          isDisabled={false}
          onChange={(key) => {
            open.set('supplemental_o2', key === null ? null : key === 'oxygen');
            // On air, there is no flow left to correct.
            if (key !== 'oxygen') open.keepText('o2_flow_lpm', null, null);
          }}
        />
      </div>
      {isKept ? (
        <div className="prf-field" data-wide>
          <div className="prf-actions">
            <StatusTag tone="warning">Not applicable without oxygen</StatusTag>
            <Button
              onClick={() => {
                for (const name of ['o2_flow_lpm', 'o2_device', 'o2_device_other']) open.set(name, null);
                document.getElementById(`${idPrefix}-air`)?.focus();
              }}
            >
              Clear oxygen flow and device
            </Button>
          </div>
        </div>
      ) : null}
      {isOnOxygen || isKept ? (
        <>
          <div className="prf-field" data-field={`${idPrefix}-o2_flow_lpm`}>
            <div className="prf-label-line">
              <label htmlFor={`${idPrefix}-o2_flow_lpm`} id={`${idPrefix}-flow-label`} className="prf-label">
                Oxygen flow
              </label>
              <FieldHelp section="observations" path="entries/o2_flow_lpm" label="Oxygen flow" />
            </div>
            <NumberControl
              id={`${idPrefix}-o2_flow_lpm`}
              place={open.placeOf('o2_flow_lpm')}
              field={numberField('o2_flow_lpm')}
              value={entry.o2_flow_lpm ?? null}
              text={open.textOf('o2_flow_lpm')}
              onText={(text, problem) => {
                open.keepText('o2_flow_lpm', text, problem);
              }}
              onChange={(value) => {
                open.set('o2_flow_lpm', value);
              }}
              isDisabled={false}
              isInvalid={false}
              labelId={`${idPrefix}-flow-label`}
              describedBy={undefined}
            />
          </div>
          <div className="prf-field" data-field={`${idPrefix}-o2_device`}>
            <label htmlFor={`${idPrefix}-o2_device`} id={`${idPrefix}-device-label`} className="prf-label">
              By
            </label>
            <ChoiceControl
              id={`${idPrefix}-o2_device`}
              place={open.placeOf('o2_device')}
              field={choiceField('o2_device')}
              value={entry.o2_device ?? null}
              other={entry.o2_device_other ?? null}
              onOther={(text) => {
                open.set('o2_device_other', text);
              }}
              onChange={(value) => {
                open.set('o2_device', value);
              }}
              isDisabled={false}
              isInvalid={false}
              labelId={`${idPrefix}-device-label`}
              describedBy={undefined}
            />
          </div>
        </>
      ) : null}
    </>
  );
}
