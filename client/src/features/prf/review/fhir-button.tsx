import { DownloadOutlined } from '@ant-design/icons';
import { LIMITS } from '@sideline/schema/limits';
import { FileButton } from '../../../components/ui/file-button';
import { usePrf } from '../prf-context';

/** The whole record for another system. The server checks permission and audits it. */
export function FhirButton() {
  const { record } = usePrf();
  if (!record) return null;
  return (
    <FileButton
      size="large"
      icon={<DownloadOutlined aria-hidden="true" />}
      path={`/fhir/Bundle/${record.customPrfId}`}
      timeoutMs={LIMITS.export.timeoutMs}
    >
      Download FHIR
    </FileButton>
  );
}
