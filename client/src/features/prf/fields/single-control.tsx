import { BooleanControl } from './boolean-control';
import { ChoiceControl } from './choice-control';
import { CodedControl } from './coded-control';
import type { ControlProps } from './control';
import { DateControl } from './date-control';
import { NumberControl } from './number-control';
import { ReferenceControl } from './reference-control';
import { StrokesControl } from './strokes-control';
import { TextControl } from './text-control';
import { TextListControl } from './text-list-control';
import { TimeControl } from './time-control';

/** The control of a field that has one answer. Fields that hold other fields have their own controls. */
export function SingleControl(props: ControlProps) {
  const { field } = props;
  switch (field.kind) {
    case 'text':
    case 'longText':
      return <TextControl {...props} field={field} />;
    case 'integer':
    case 'decimal':
      return <NumberControl {...props} field={field} />;
    case 'boolean':
      return <BooleanControl {...props} field={field} />;
    case 'time':
      return <TimeControl {...props} field={field} />;
    case 'date':
      return <DateControl {...props} field={field} />;
    case 'choice':
    case 'choices':
      return <ChoiceControl {...props} field={field} />;
    case 'coded':
    case 'codes':
      return <CodedControl {...props} field={field} />;
    case 'textList':
      return <TextListControl {...props} field={field} />;
    case 'reference':
    case 'references':
      return <ReferenceControl {...props} field={field} />;
    case 'strokes':
      return <StrokesControl {...props} field={field} />;
    case 'group':
    case 'groups':
    case 'entries':
      return null;
  }
}
