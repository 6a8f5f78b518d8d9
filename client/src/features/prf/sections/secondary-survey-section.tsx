import { CheckOutlined } from '@ant-design/icons';
import { PICTURES } from '@sideline/schema/prf/record/pictures';
import { Button } from 'antd';
import { useSignedInUser } from '../../../lib/session';
import { PrfField, type FieldActionProps } from '../fields/prf-field';
import { EcgPictureButtons, PicturesControl } from '../pictures/pictures-control';
import { SectionForm } from './section-form';
import { useSectionFields } from './use-section-fields';
import { WoundEntries } from './wound-entries';
import { formatDateTime } from '../record-clock';

/** The cards whose fields are systems or regions that are examined one by one. */
const EXAMINED: ReadonlySet<string> = new Set(['systems', 'regions']);

function NormalButton({ field, onChange }: FieldActionProps) {
  const user = useSignedInUser();
  return (
    <Button
      icon={<CheckOutlined aria-hidden="true" />}
      aria-label={`${field.label}: normal`}
      onClick={() => {
        onChange(
          `Examined, no abnormality found. ${user.firstName} ${user.lastName}, ${formatDateTime(new Date())}.`,
        );
      }}
    >
      Normal
    </Button>
  );
}

/**
 * Secondary survey. 'Normal' next to a system or region writes an explicit statement with who and when into that one
 * field. An empty field means that nobody looked.
 */
export function SecondarySurveySection() {
  const propsOf = useSectionFields('SecondarySurvey');
  return (
    <SectionForm
      section="SecondarySurvey"
      groupFoot={(group) => (group === 'ecg' ? <EcgPictureButtons /> : null)}
      drawField={(field) => {
        if (field.name === PICTURES.list) return <PicturesControl key={field.name} />;
        if (field.name === 'body_map') return <WoundEntries key={field.name} />;
        if (field.kind !== 'longText' || !EXAMINED.has(field.group ?? '')) return undefined;
        return <PrfField key={field.name} {...propsOf(field)} action={NormalButton} />;
      }}
    />
  );
}
