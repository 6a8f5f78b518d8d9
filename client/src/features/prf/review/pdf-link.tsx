import { FilePdfOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { usePrf } from '../prf-context';

/** The whole record as a PDF; the server checks who asks and writes it down. */
export function PdfLink() {
  const { record } = usePrf();
  if (!record) return null;
  const { signature, revisions } = record;
  // An earlier version is printed as such.
  const version = signature && signature.revision < revisions.length ? `?revision=${signature.revision}` : '';
  return (
    <Button
      size="large"
      icon={<FilePdfOutlined aria-hidden="true" />}
      href={`/api/prf/${record.customPrfId}/pdf${version}`}
      download={`${record.customPrfId}.pdf`}
    >
      Download PDF
    </Button>
  );
}
