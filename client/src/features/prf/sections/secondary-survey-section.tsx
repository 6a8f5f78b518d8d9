import { CheckOutlined } from '@ant-design/icons';
import { fieldsOf } from '@sideline/schema/prf/catalogue';
import { Button } from 'antd';
import { formatDateTime } from '../../../lib/dates';
import { useSignedInUser } from '../../../lib/session';
import { useFacts, usePrf } from '../prf-context';
import { SectionForm } from './section-form';
import { WoundMap } from './wound-map';

/** The cards whose fields are systems or regions that were examined one by one. */
const EXAMINED = new Set(['systems', 'regions']);

/**
 * Secondary survey. 'All normal' writes an explicit statement with who and when into every field of a card that is still
 * empty: an empty field says that nobody looked.
 */
export function SecondarySurveySection() {
  const { store, isReadOnly } = usePrf();
  const facts = useFacts();
  const user = useSignedInUser();
  const emptyFields = (group: string) =>
    fieldsOf('SecondarySurvey').filter(
      (field) =>
        field.group === group && field.kind === 'longText' && !facts.data['SecondarySurvey']?.[field.name],
    );
  const writeNormal = (group: string) => {
    const statement = `Examined, no abnormality found. ${user.firstName} ${user.lastName}, ${formatDateTime(new Date())}.`;
    for (const field of emptyFields(group)) store.edit('SecondarySurvey', field.name, statement);
  };
  return (
    <SectionForm
      section="SecondarySurvey"
      groupHead={(group) =>
        group === 'wounds' ? (
          <WoundMap />
        ) : EXAMINED.has(group) && !isReadOnly && emptyFields(group).length > 0 ? (
          <div className="prf-actions">
            <Button
              icon={<CheckOutlined aria-hidden="true" />}
              onClick={() => {
                writeNormal(group);
              }}
            >
              {emptyFields(group).length === 1 ? 'The remaining one normal' : 'All remaining normal'}
            </Button>
            <span className="prf-hint">
              Writes that you examined and found no abnormality, with your name and the time.
            </span>
          </div>
        ) : null
      }
    />
  );
}
