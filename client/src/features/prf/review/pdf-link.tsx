import { FilePdfOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { usePrf } from '../prf-context';

/** The whole record as a PDF; the server checks who asks and writes it down. */
export function PdfLink() {
  const { record } = usePrf();
  if (!record) return null;
  return (
    <Button
      size="large"
      icon={<FilePdfOutlined aria-hidden="true" />}
      href={`/api/prf/${record.customPrfId}/pdf`}
      download={`${record.customPrfId}.pdf`}
    >
      Download PDF
    </Button>
  );
}
