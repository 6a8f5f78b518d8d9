import { exportPath, type ShortExport, type ShortFormat } from '@sideline/schema/exports';
import { LIMITS } from '@sideline/schema/limits';
import { useState, type ReactNode } from 'react';
import { v7 as newId } from 'uuid';
import { codeOf, messageOf } from '../../lib/errors';
import { sayFailed } from '../../lib/failures';
import { downloadFile } from '../../lib/save-file';
import { OwnExportsDocument, useRequestExportMutation } from './exports.generated';
import { ExportsDialog } from './exports-dialog';

interface Taking {
  /** The format that is being saved or asked for. */
  readonly saving: ShortFormat | null;
  readonly take: (kind: ShortExport, format: ShortFormat, query: URLSearchParams) => Promise<void>;
  /** Shows the user's own large files. */
  readonly open: () => void;
  /** To be rendered beside the download buttons. */
  readonly dialog: ReactNode;
}

/**
 * Downloads a file immediately or, if that takes too long, has it made in the background and shows its progress.
 * A failure is said at the top of the page, unless there is a place that says it.
 */
export function useExport(onFailed: (why: string) => void = sayFailed): Taking {
  const [saving, setSaving] = useState<ShortFormat | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [request] = useRequestExportMutation({ refetchQueries: [OwnExportsDocument] });

  const take: Taking['take'] = async (kind, format, parameters) => {
    const query = parameters.toString();
    setSaving(format);
    try {
      await downloadFile(`${exportPath(kind, format)}?${query}`, LIMITS.export.timeoutMs);
    } catch (failure) {
      if (codeOf(failure) !== 'EXPORT_TOO_LARGE') onFailed(messageOf(failure));
      else
        await request({ variables: { input: { exportId: newId(), kind, format, query } } }).then(
          () => setOpen(true),
          // The link says a refusal.
          () => undefined,
        );
    }
    setSaving(null);
  };

  return {
    saving,
    take,
    open: () => setOpen(true),
    dialog: isOpen ? <ExportsDialog onClose={() => setOpen(false)} /> : null,
  };
}
