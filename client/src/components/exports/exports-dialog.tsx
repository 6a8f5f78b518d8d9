import { DownloadOutlined } from '@ant-design/icons';
import { EXPORT_OPEN_STATES, EXPORT_STATE_LABELS, EXPORTS } from '@sideline/schema/exports';
import { LIMITS } from '@sideline/schema/limits';
import { Button, Modal, Progress } from 'antd';
import { useState } from 'react';
import { FailedHere } from '../ui/failed-here';
import { Failure } from '../ui/failure';
import { formatDateTime } from '../../lib/dates';
import { numberText } from '../../lib/formats';
import { saveFile } from '../../lib/save-file';
import { useBackgroundRefresh } from '../../lib/use-background-refresh';
import { Empty } from '../ui/empty';
import { TableSkeleton } from '../ui/skeletons';
import {
  OwnExportsDocument,
  useCancelExportMutation,
  useOwnExportsQuery,
  type OwnExportFragment,
} from './exports.generated';
import styles from './exports.module.css';

const REFRESH_MS = 1_000;

const isOpen = ({ state }: OwnExportFragment): boolean => EXPORT_OPEN_STATES.includes(state);
const counted = (rows: number): string => numberText(rows);

/** The user's own large files: their progress, and those that are ready to download. */
export function ExportsDialog({ onClose }: { readonly onClose: () => void }) {
  const { data, error, refetch } = useOwnExportsQuery({ fetchPolicy: 'cache-and-network' });
  const exports = data?.ownExports;
  useBackgroundRefresh(OwnExportsDocument, REFRESH_MS, { isOn: exports?.some(isOpen) ?? false });
  return (
    <Modal open title="Your files" footer={null} width={640} onCancel={onClose}>
      <FailedHere />
      <p className={styles.note}>
        {`Large files are prepared in the background and kept for ${String(LIMITS.export.keptHours)} hours. You can close this and continue.`}
      </p>
      {error && !exports ? <Failure error={error} onRetry={() => void refetch()} /> : null}
      {!exports && !error ? <TableSkeleton rows={3} /> : null}
      {exports?.length === 0 ? (
        <Empty size="small" title="No files">
          Large files that you export appear here.
        </Empty>
      ) : null}
      {exports && exports.length > 0 ? (
        <ul className={styles.files} aria-live="polite">
          {exports.map((one) => (
            <ExportRow key={one.id} export={one} />
          ))}
        </ul>
      ) : null}
    </Modal>
  );
}

/** One file: its progress, and what can be done with it. */
export function ExportRow({ export: one }: { readonly export: OwnExportFragment }) {
  const { id: exportId, kind, format, state, rowsTotal, rowsDone, problem } = one;
  const [isSaving, setSaving] = useState(false);
  const [cancel, { loading }] = useCancelExportMutation();
  const { counts } = EXPORTS[kind];
  const name = `${EXPORTS[kind].label}, ${format.toUpperCase()}`;
  const asked = formatDateTime(one.requestedAt);
  const take = async () => {
    setSaving(true);
    await saveFile(`/api/exports/files/${exportId}`, LIMITS.export.timeoutMs);
    setSaving(false);
  };
  return (
    <li>
      <div className={styles.what}>
        <strong>{name}</strong>
        <span>{`Requested ${asked}`}</span>
        <span>
          {isOpen(one)
            ? `${EXPORT_STATE_LABELS[state]}: ${counted(rowsDone)} of ${counted(rowsTotal)} ${counts}`
            : state === 'done'
              ? `${EXPORT_STATE_LABELS[state]}: ${counted(rowsTotal)} ${counts}, until ${formatDateTime(one.expiresAt)}`
              : EXPORT_STATE_LABELS[state]}
        </span>
        {problem ? <span className={styles.problem}>{problem}</span> : null}
        {isOpen(one) ? (
          <Progress
            percent={rowsTotal === 0 ? 0 : Math.floor((100 * rowsDone) / rowsTotal)}
            aria-label={`${name}: ${counts} done`}
          />
        ) : null}
      </div>
      {isOpen(one) ? (
        <Button
          loading={loading}
          aria-label={`Cancel ${name}, requested ${asked}`}
          onClick={() => {
            cancel({ variables: { exportId } }).catch(() => undefined);
          }}
        >
          Cancel
        </Button>
      ) : null}
      {state === 'done' ? (
        <Button
          type="primary"
          loading={isSaving}
          icon={<DownloadOutlined aria-hidden="true" />}
          aria-label={`Download ${name}, requested ${asked}`}
          onClick={() => void take()}
        >
          Download
        </Button>
      ) : null}
    </li>
  );
}
