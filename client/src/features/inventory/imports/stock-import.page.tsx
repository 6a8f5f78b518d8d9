import { DownloadOutlined, UploadOutlined } from '@ant-design/icons';
import {
  STOCK_IMPORT_KIND_TABLE,
  STOCK_IMPORT_KINDS,
  STOCK_IMPORT_STATE_TABLE,
  STOCK_IMPORT_STATES,
  stockImportTemplate,
  type StockImportKind,
  type StockImportState,
} from '@sideline/schema/inventory/stock-import';
import { LIMITS } from '@sideline/schema/limits';
import { Alert, Button, Segmented, Upload } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ExportMenu } from '../../../components/list/export-menu';
import { DataTable, type DataColumn } from '../../../components/table/data-table';
import { Empty } from '../../../components/ui/empty';
import { FilterBar, ToggleChip } from '../../../components/ui/filter-bar';
import { FormFailure } from '../../../components/ui/form-failure';
import { Page } from '../../../components/ui/page';
import { TableSkeleton } from '../../../components/ui/skeletons';
import { StatusTag } from '../../../components/ui/status-tag';
import { useUrlFilters } from '../../../components/ui/url-filters';
import { messageOf, problemsOf } from '../../../lib/errors';
import { numberText } from '../../../lib/formats';
import { postFile } from '../../../lib/http';
import { saveText } from '../../../lib/save-file';
import {
  previewWords,
  resultWords,
  STATE_TONES,
  type ImportResult,
  type Preview,
  type PreviewRow,
} from './import-words';

const FILTERS = ['kind'] as const;
const STEP = 100;
const { megabytes, rows: mostRows } = LIMITS.stockImport;

const problemText = ({ column, message }: PreviewRow['problems'][number]): string => `${column}: ${message}`;
function What({ row }: { readonly row: PreviewRow }) {
  if (row.problems.length > 0)
    return (
      <>
        {row.problems.map((problem) => (
          <div key={problem.column + problem.message}>{problemText(problem)}</div>
        ))}
      </>
    );
  return <>{row.changes.length > 0 ? row.changes.join(', ') : '–'}</>;
}
const state = ({ state: one }: PreviewRow) => (
  <StatusTag tone={STATE_TONES[one]}>{STOCK_IMPORT_STATE_TABLE[one].label}</StatusTag>
);

const COLUMNS: readonly DataColumn<PreviewRow>[] = [
  {
    key: 'line',
    title: 'Line',
    align: 'right',
    width: 80,
    render: ({ line }) => numberText(line),
  },
  { key: 'state', title: 'What happens', width: 150, render: state },
  { key: 'title', title: 'Row', width: 280, render: ({ title }) => title },
  { key: 'what', title: 'What changes, or what is wrong', render: (row) => <What row={row} /> },
];

interface Chosen {
  readonly name: string;
  /** The file as it is sent, as CSV. */
  readonly content: Blob;
  readonly preview: Preview;
}

/** Imports items, rules and opening stock from a file. Each row is checked, and then the whole file is imported. */
export default function StockImportPage() {
  const { values, set } = useUrlFilters(FILTERS);
  const kind = STOCK_IMPORT_KINDS.find((one) => one === values.kind) ?? 'items';
  return <Importing key={kind} kind={kind} onKind={(one) => set({ kind: one === 'items' ? null : one })} />;
}

interface ImportingProps {
  readonly kind: StockImportKind;
  readonly onKind: (kind: StockImportKind) => void;
}

function Importing({ kind, onKind }: ImportingProps) {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [busy, setBusy] = useState<'reading' | 'importing' | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [result, setResult] = useState<ImportResult | null>(null);
  const path = `/api/inventory/import/${kind}`;

  const read = async (file: File) => {
    setChosen(null);
    setResult(null);
    setFailure(null);
    if (file.size > megabytes * 1024 * 1024) {
      setFailure(
        `This file is larger than ${String(megabytes)} MB. Split it, and import the parts one after the other.`,
      );
      return;
    }
    setBusy('reading');
    try {
      const content = /\.xlsx$/i.test(file.name)
        ? await (await import('./workbook')).csvOfWorkbook(file)
        : file;
      const preview = (await postFile(`${path}/preview`, content, LIMITS.http.uploadTimeoutMs)) as Preview;
      setChosen({ name: file.name, content, preview });
    } catch (error) {
      setFailure(problemsOf(error)[0]?.message ?? messageOf(error));
    } finally {
      setBusy(null);
    }
  };
  const submit = async () => {
    if (chosen === null) return;
    setFailure(null);
    setBusy('importing');
    try {
      setResult((await postFile(path, chosen.content, LIMITS.http.uploadTimeoutMs)) as ImportResult);
      setChosen(null);
    } catch (error) {
      setFailure(`Nothing was imported. ${problemsOf(error)[0]?.message ?? messageOf(error)}`);
    } finally {
      setBusy(null);
    }
  };
  const preview = chosen?.preview;
  const count = preview === undefined ? 0 : preview.create + preview.change;
  return (
    <Page
      title="Import stock"
      width="wide"
      breadcrumb={[{ label: 'Items', path: '/inventory/items' }]}
      purpose={`CSV or Excel, at most ${numberText(mostRows)} rows. Nothing is saved until you have checked it.`}
      actions={
        <>
          {kind === 'rules' ? <ExportMenu list="stockRules" filter={{}} isFiltered={false} /> : null}
          <Button
            icon={<DownloadOutlined aria-hidden="true" />}
            onClick={() => saveText(`${kind}-template.csv`, 'text/csv', stockImportTemplate(kind))}
          >
            Download template
          </Button>
          <Upload
            accept=".csv,.txt,.tsv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
            showUploadList={false}
            beforeUpload={(file) => {
              void read(file);
              return false;
            }}
          >
            <Button
              type={chosen === null ? 'primary' : 'default'}
              icon={<UploadOutlined aria-hidden="true" />}
              loading={busy === 'reading'}
            >
              {chosen === null ? 'Choose file' : 'Choose another file'}
            </Button>
          </Upload>
          {preview === undefined ? null : (
            <Button
              type="primary"
              loading={busy === 'importing'}
              disabled={count === 0 || preview.error > 0}
              onClick={() => void submit()}
            >
              {`Import ${numberText(count)} ${count === 1 ? 'row' : 'rows'}`}
            </Button>
          )}
        </>
      }
    >
      <div style={{ display: 'grid', gap: 16 }}>
        <Segmented<StockImportKind>
          aria-label="Type of data in the file"
          value={kind}
          options={STOCK_IMPORT_KINDS.map((value) => ({
            value,
            label: STOCK_IMPORT_KIND_TABLE[value].label,
          }))}
          onChange={onKind}
          style={{ justifySelf: 'start' }}
        />
        <FormFailure text={failure} />
        {result === null ? null : (
          <Alert
            role="status"
            type="success"
            showIcon
            title={resultWords(result)}
            description={<Link to="/inventory/items">Go to the items</Link>}
          />
        )}
        {busy === 'reading' ? <TableSkeleton /> : null}
        {chosen === null ? null : <Rows name={chosen.name} preview={chosen.preview} />}
        {chosen === null && busy === null && result === null ? (
          <Empty title={`Choose a file of ${STOCK_IMPORT_KIND_TABLE[kind].label.toLowerCase()}`}>
            {`${STOCK_IMPORT_KIND_TABLE[kind].hint} Download the template to see the columns.`}
          </Empty>
        ) : null}
      </div>
    </Page>
  );
}

/** The rows, those with errors first because they need attention. */
function Rows({ name, preview }: { readonly name: string; readonly preview: Preview }) {
  const [only, setOnly] = useState<StockImportState | null>(preview.error > 0 ? 'error' : null);
  const [shown, setShown] = useState(STEP);
  const rows = only === null ? preview.rows : preview.rows.filter((row) => row.state === only);
  return (
    <section aria-label={`Rows of ${name}`} style={{ display: 'grid', gap: 12 }}>
      <p role="status" style={{ margin: 0 }}>{`${name}. ${previewWords(preview)}`}</p>
      <FilterBar isAny={only !== null} onClear={() => setOnly(null)}>
        {STOCK_IMPORT_STATES.filter((one) => preview[one] > 0).map((one) => (
          <ToggleChip
            key={one}
            label={`${STOCK_IMPORT_STATE_TABLE[one].label}: ${numberText(preview[one])}`}
            isOn={only === one}
            onChange={(isOn) => {
              setOnly(isOn ? one : null);
              setShown(STEP);
            }}
          />
        ))}
      </FilterBar>
      <DataTable<PreviewRow>
        label="Rows of the file"
        // Lines of a file that is already on this device.
        selectable={null}
        rows={rows.slice(0, shown)}
        rowKey={({ line }) => String(line)}
        columns={COLUMNS}
        card={(row) => ({
          title: `Line ${numberText(row.line)}: ${row.title}`,
          status: state(row),
          facts:
            row.problems.length > 0
              ? row.problems.map(problemText)
              : [row.changes.join(', ')].filter(Boolean),
        })}
        totalCount={rows.length}
        {...(rows.length > shown ? { onMore: () => setShown((before) => before + STEP) } : {})}
        empty={<Empty title="No rows of this kind" size="small" />}
      />
    </section>
  );
}
