import { glucoseText } from '@sideline/schema/prf/record/observation-figures';
import { Button } from 'antd';
import { numberWarning } from '../../../lib/form-rules';
import { sectionDraft } from '../drafts/draft-view';
import { useView } from '../prf-context';
import type { RecordView } from '../record-view';
import { limitText, METER_LIMITS, parseGlucose, type GlucoseReading } from './glucose';
import { numberField } from './set-fields';
import type { OpenSet } from './use-set';
import { VitalInput } from './vital-input';

const hasTextAt = (view: RecordView, path: string): boolean =>
  sectionDraft(view.draft(), 'observations').texts[path] !== undefined;

interface GlucoseInputProps {
  readonly id: string;
  readonly open: OpenSet;
  readonly onEnter: (byItself: boolean) => void;
}

/** Blood glucose: a number, or what the meter shows instead. The buttons for that are shown while the box is empty. */
export function GlucoseInput({ id, open, onEnter }: GlucoseInputProps) {
  const field = numberField('blood_glucose');
  const shown = glucoseText(open.entry);
  const isTyping = useView(hasTextAt, open.placeOf(field.name).path);
  const take = (reading: GlucoseReading | null) => {
    open.set(field.name, typeof reading === 'number' ? reading : null);
    open.set('blood_glucose_limit', typeof reading === 'string' ? reading : null);
  };
  return (
    <div className="prf-glucose">
      <VitalInput<GlucoseReading>
        id={id}
        name={field.name}
        label={field.label}
        open={open}
        shown={shown ?? ''}
        parse={(text) => parseGlucose(field, text)}
        onValue={take}
        warning={numberWarning(field, open.entry.blood_glucose)}
        isWhole={false}
        onEnter={onEnter}
      />
      {shown === null && !isTyping
        ? METER_LIMITS.map((limit) => (
            <Button
              key={limit}
              className="prf-glucose-limit"
              aria-label={`${field.label}: meter shows ${limitText(limit)}`}
              onClick={() => {
                take(limit);
              }}
            >
              {limitText(limit)}
            </Button>
          ))
        : null}
    </div>
  );
}
