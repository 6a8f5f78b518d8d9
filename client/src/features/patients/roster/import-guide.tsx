import { DownloadOutlined } from '@ant-design/icons';
import {
  ROSTER_FIELD_HINTS,
  ROSTER_FIELD_LABELS,
  ROSTER_FIELDS,
  rosterTemplateCsv,
} from '@sideline/schema/roster/roster-columns';
import { Button, Card } from 'antd';
import { saveText } from '../../../lib/save-file';
import styles from './import-guide.module.css';

/** Shown before a file is chosen: the columns of a roster, a template, and what happens next. */
export function ImportGuide() {
  return (
    <div className={styles['guide']}>
      <Card title={<h2 className="sl-card-title">What happens next</h2>}>
        <ol className={styles['steps']}>
          <li>Choose a file and match its columns. Column names that Sideline knows are matched for you.</li>
          <li>
            Each row is compared with the patients who are registered. Anything that cannot be read is listed.
          </li>
          <li>
            Decide who is new, who is already registered, and who to leave out. Nothing is saved until then.
          </li>
          <li>
            You can download the rows that were left out. Importing the same file again does not create anyone
            twice.
          </li>
        </ol>
        <p className={styles['note']}>
          A FHIR R4 bundle (.json) from another system needs no columns. Its patients are shown immediately.
        </p>
      </Card>
      <Card title={<h2 className="sl-card-title">Columns of a roster</h2>}>
        <p className={styles['note']}>
          One row for each person, below a row of column names, saved from a spreadsheet as CSV. Only the name
          is needed.
        </p>
        <Button
          className={styles['template']}
          icon={<DownloadOutlined aria-hidden="true" />}
          onClick={() => saveText('roster-template.csv', 'text/csv', rosterTemplateCsv())}
        >
          Download template
        </Button>
        <dl className={styles['columns']}>
          {ROSTER_FIELDS.map((field) => (
            <div key={field}>
              <dt>{ROSTER_FIELD_LABELS[field]}</dt>
              <dd>{ROSTER_FIELD_HINTS[field]}</dd>
            </div>
          ))}
        </dl>
      </Card>
    </div>
  );
}
