import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { usePrf } from '../prf-context';

/** The whole record for another system; the server checks who asks and writes it down. */
export function FhirLink() {
  const { record } = usePrf();
  if (!record) return null;
  return (
    <Button
      size="large"
      icon={<DownloadOutlined aria-hidden="true" />}
      href={`/fhir/Bundle/${record.customPrfId}`}
      download={`${record.customPrfId}.fhir.json`}
    >
      Download FHIR
    </Button>
  );
}
