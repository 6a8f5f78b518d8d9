import { PlusOutlined } from '@ant-design/icons';
import { fieldAt } from '@sideline/schema/prf/catalogue/catalogue';
import { quickProcedures } from '@sideline/schema/prf/rules/presentation';
import { Button } from 'antd';
import { v7 as newId } from 'uuid';
import { entryPath } from '../drafts/changes';
import { EntriesControl } from '../fields/entries-control';
import { thisMinute } from '../fields/entry-editor';
import { usePrf, useView } from '../prf-context';
import type { RecordView } from '../record-view';

const SECTION = 'ClinicalInterventions';
const LIST = 'procedures';

const quickIn = (view: RecordView) => quickProcedures(view.facts());

/** Procedures. Those that go with the presentation take one tap: done now, with the entry for more details. */
export function ProcedureEntries() {
  const { store, isReadOnly } = usePrf();
  const quick = useView(quickIn);
  const field = fieldAt(SECTION, LIST);
  const procedure = fieldAt(SECTION, `${LIST}.procedure`);
  if (field?.kind !== 'entries' || procedure?.kind !== 'choice') return null;
  const add = (key: string) => {
    const id = newId();
    store.edit(SECTION, entryPath(LIST, id, field.timeField), thisMinute());
    store.edit(SECTION, entryPath(LIST, id, procedure.name), key);
  };
  return (
    <EntriesControl
      section={SECTION}
      field={field}
      isDisabled={isReadOnly}
      isMissing={false}
      isNamedByCard
      head={() =>
        isReadOnly || quick.length === 0 ? null : (
          <div className="prf-actions" role="group" aria-label="Done now">
            {quick.map((key) => (
              <Button
                key={key}
                icon={<PlusOutlined aria-hidden="true" />}
                onClick={() => {
                  add(key);
                }}
              >
                {procedure.choices.options[key]?.label ?? key}
                <span className="sl-hidden"> now</span>
              </Button>
            ))}
          </div>
        )
      }
    />
  );
}
