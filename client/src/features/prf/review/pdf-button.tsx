import { FilePdfOutlined } from '@ant-design/icons';
import { LIMITS } from '@sideline/schema/limits';
import { FileButton } from '../../../components/ui/file-button';
import { usePrf } from '../prf-context';

/** The whole record as a PDF. The server checks permission and audits it. */
export function PdfButton() {
  const { record } = usePrf();
  if (!record) return null;
  const { signature, revisions } = record;
  // An earlier version is printed as that version.
  const version = signature && signature.revision < revisions.length ? `?revision=${signature.revision}` : '';
  return (
    <FileButton
      size="large"
      icon={<FilePdfOutlined aria-hidden="true" />}
      path={`/api/prf/${record.customPrfId}/pdf${version}`}
      timeoutMs={LIMITS.http.pdfTimeoutMs}
    >
      Download PDF
    </FileButton>
  );
}
